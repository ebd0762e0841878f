/**
 * @generated SignedSource<<7240dca5242a3137d1c92a60830f1902>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type AddAudience_query$data = Result<{
  readonly audiencePresets: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"useAudienceOptions_preset">;
  }>;
  readonly " $fragmentType": "AddAudience_query";
}, unknown>;
export type AddAudience_query$key = {
  readonly " $data"?: AddAudience_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddAudience_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "AddAudience_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AudiencePreset",
      "kind": "LinkedField",
      "name": "audiencePresets",
      "plural": true,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "useAudienceOptions_preset",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "68cb4b4d2e6a41265807864da566af4b";

export default node;

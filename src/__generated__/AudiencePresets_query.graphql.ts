/**
 * @generated SignedSource<<a75aedd52d4a76a08c0900dc073ec5f0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type AudiencePresets_query$data = Result<{
  readonly audiencePresets: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"useAudienceOptions_preset">;
  }>;
  readonly " $fragmentType": "AudiencePresets_query";
}, unknown>;
export type AudiencePresets_query$key = {
  readonly " $data"?: AudiencePresets_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AudiencePresets_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "AudiencePresets_query",
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

(node as any).hash = "3400a5424a1a2113827944aedb0b5513";

export default node;

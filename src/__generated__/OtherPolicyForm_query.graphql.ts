/**
 * @generated SignedSource<<bdfb23134ac77482e4cb4a8a85896877>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AudienceKind = "BASELINE" | "BROWSERSLIST" | "CONTINENT" | "CUSTOM" | "REGION" | "WORLD";
import type { FragmentRefs, Result } from "relay-runtime";
export type OtherPolicyForm_query$data = Result<{
  readonly audiencePresets: ReadonlyArray<{
    readonly key: string;
    readonly kind: AudienceKind;
    readonly name: string;
  }>;
  readonly " $fragmentType": "OtherPolicyForm_query";
}, unknown>;
export type OtherPolicyForm_query$key = {
  readonly " $data"?: OtherPolicyForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OtherPolicyForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "OtherPolicyForm_query",
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
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "7377f31ca68a186efa40a7d4c54ee5ee";

export default node;

/**
 * @generated SignedSource<<46332505f4a5fac38e58794caa740179>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlatformWay_query$data = {
  readonly audiencePresets: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"useAudienceOptions_preset">;
  }>;
  readonly " $fragmentType": "PlatformWay_query";
} | null | undefined;
export type PlatformWay_query$key = {
  readonly " $data"?: PlatformWay_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlatformWay_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "NULL"
  },
  "name": "PlatformWay_query",
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

(node as any).hash = "bf203b5f88b3d9a00e24975826dc9f8a";

export default node;

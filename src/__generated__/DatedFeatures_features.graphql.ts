/**
 * @generated SignedSource<<b970ca0cbeff8da93ff16634e61020c2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DatedFeatures_features$data = ReadonlyArray<{
  readonly baseline: {
    readonly newlyOn: string | null | undefined;
    readonly widelyOn: string | null | undefined;
  };
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentType": "DatedFeatures_features";
}>;
export type DatedFeatures_features$key = ReadonlyArray<{
  readonly " $data"?: DatedFeatures_features$data;
  readonly " $fragmentSpreads": FragmentRefs<"DatedFeatures_features">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DatedFeatures_features",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
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
      "concreteType": "Baseline",
      "kind": "LinkedField",
      "name": "baseline",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "newlyOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "widelyOn",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Feature",
  "abstractKey": null
};

(node as any).hash = "ecfac0af2a79cd3ee370c88293cfed5e";

export default node;

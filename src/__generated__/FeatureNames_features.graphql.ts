/**
 * @generated SignedSource<<d0b78734eeff162cd8ae8f214a9b67d8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeatureNames_features$data = ReadonlyArray<{
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentType": "FeatureNames_features";
}>;
export type FeatureNames_features$key = ReadonlyArray<{
  readonly " $data"?: FeatureNames_features$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeatureNames_features">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FeatureNames_features",
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
    }
  ],
  "type": "Feature",
  "abstractKey": null
};

(node as any).hash = "c785b61db8f4df86c2c75a86a25d4acc";

export default node;

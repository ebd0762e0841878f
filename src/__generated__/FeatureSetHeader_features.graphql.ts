/**
 * @generated SignedSource<<6dbe31540643c4df8679b9d9b8dbb163>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeatureSetHeader_features$data = ReadonlyArray<{
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentType": "FeatureSetHeader_features";
}>;
export type FeatureSetHeader_features$key = ReadonlyArray<{
  readonly " $data"?: FeatureSetHeader_features$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeatureSetHeader_features">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FeatureSetHeader_features",
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

(node as any).hash = "7be594f6bb4e8d443117bda366a65d6f";

export default node;

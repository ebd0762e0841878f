/**
 * @generated SignedSource<<5ea9e323214c01df63b2054c8f92347e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SplitFeature_split$data = {
  readonly slug: string;
  readonly splitInto: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"FeatureList_features">;
  }>;
  readonly " $fragmentType": "SplitFeature_split";
};
export type SplitFeature_split$key = {
  readonly " $data"?: SplitFeature_split$data;
  readonly " $fragmentSpreads": FragmentRefs<"SplitFeature_split">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SplitFeature_split",
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
      "concreteType": "Feature",
      "kind": "LinkedField",
      "name": "splitInto",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FeatureList_features"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SplitFeature",
  "abstractKey": null
};

(node as any).hash = "f97b9deb0ce1ce5d93055470c9a2c5b2";

export default node;

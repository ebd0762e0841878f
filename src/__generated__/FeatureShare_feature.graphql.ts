/**
 * @generated SignedSource<<2eb5003344da13e3d5781d1b914ac54e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeatureShare_feature$data = {
  readonly slug: string;
  readonly " $fragmentType": "FeatureShare_feature";
};
export type FeatureShare_feature$key = {
  readonly " $data"?: FeatureShare_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeatureShare_feature">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeatureShare_feature",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    }
  ],
  "type": "Feature",
  "abstractKey": null
};

(node as any).hash = "cd11765a881e5446c33a8b1ee4880367";

export default node;

/**
 * @generated SignedSource<<ecef67d60fbd791dd916d73d9a62125d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DecidedFeatures_features$data = ReadonlyArray<{
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentType": "DecidedFeatures_features";
}>;
export type DecidedFeatures_features$key = ReadonlyArray<{
  readonly " $data"?: DecidedFeatures_features$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecidedFeatures_features">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DecidedFeatures_features",
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

(node as any).hash = "200f75317187db0b991a6d3ac7482095";

export default node;

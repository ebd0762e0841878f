/**
 * @generated SignedSource<<d3763063b2a3d7e5e287f187c6fa8bf3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type DifferingFeatures_difference$data = Result<{
  readonly onlyHere: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"FeatureNames_features">;
  }>;
  readonly onlyHereCount: number;
  readonly onlyThere: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"FeatureNames_features">;
  }>;
  readonly onlyThereCount: number;
  readonly " $fragmentType": "DifferingFeatures_difference";
}, unknown>;
export type DifferingFeatures_difference$key = {
  readonly " $data"?: DifferingFeatures_difference$data;
  readonly " $fragmentSpreads": FragmentRefs<"DifferingFeatures_difference">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 60
  }
],
v1 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "FeatureNames_features"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "DifferingFeatures_difference",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onlyHereCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onlyThereCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "Feature",
      "kind": "LinkedField",
      "name": "onlyHere",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": "onlyHere(first:60)"
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "Feature",
      "kind": "LinkedField",
      "name": "onlyThere",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": "onlyThere(first:60)"
    }
  ],
  "type": "PolicyDifference",
  "abstractKey": null
};
})();

(node as any).hash = "c5dda2a50f56d88abc477b312af9da3b";

export default node;

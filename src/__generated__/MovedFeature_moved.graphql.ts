/**
 * @generated SignedSource<<6beaa3cf846f7246e8b27ba86806ddac>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MovedFeature_moved$data = {
  readonly movedTo: {
    readonly name: string;
    readonly slug: string;
  };
  readonly slug: string;
  readonly " $fragmentType": "MovedFeature_moved";
};
export type MovedFeature_moved$key = {
  readonly " $data"?: MovedFeature_moved$data;
  readonly " $fragmentSpreads": FragmentRefs<"MovedFeature_moved">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MovedFeature_moved",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Feature",
      "kind": "LinkedField",
      "name": "movedTo",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MovedFeature",
  "abstractKey": null
};
})();

(node as any).hash = "d4cceb6d28061f3046f0a0e2a12ae5fc";

export default node;

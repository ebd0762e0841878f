/**
 * @generated SignedSource<<91ca4b4df7a8fd0cf2d5cc87c3067966>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupHeader_group$data = {
  readonly ancestors: ReadonlyArray<{
    readonly name: string;
    readonly path: string;
  }>;
  readonly featureCount: number;
  readonly name: string;
  readonly path: string;
  readonly " $fragmentType": "GroupHeader_group";
};
export type GroupHeader_group$key = {
  readonly " $data"?: GroupHeader_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupHeader_group">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupHeader_group",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "featureCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Group",
      "kind": "LinkedField",
      "name": "ancestors",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};
})();

(node as any).hash = "d1e748f401c3e75011d17a75e965a655";

export default node;

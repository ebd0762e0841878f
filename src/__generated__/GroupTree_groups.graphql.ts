/**
 * @generated SignedSource<<6da737bafde48c65ddd4d06ad48ed4ed>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupTree_groups$data = ReadonlyArray<{
  readonly featureCount: number;
  readonly name: string;
  readonly parent: {
    readonly path: string;
  } | null | undefined;
  readonly path: string;
  readonly " $fragmentType": "GroupTree_groups";
}>;
export type GroupTree_groups$key = ReadonlyArray<{
  readonly " $data"?: GroupTree_groups$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupTree_groups">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "GroupTree_groups",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "featureCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Group",
      "kind": "LinkedField",
      "name": "parent",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};
})();

(node as any).hash = "d4b1b4d8f7545020460f5488eec471ec";

export default node;

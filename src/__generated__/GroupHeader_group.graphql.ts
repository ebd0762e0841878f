/**
 * @generated SignedSource<<e0ad9e764e9e8d7d6fd902c7ebfa3f59>>
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
  }> | null | undefined;
  readonly featureCount: number | null | undefined;
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "featureCount",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
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
      },
      "to": "NULL"
    }
  ],
  "type": "Group",
  "abstractKey": null
};
})();

(node as any).hash = "0b526a206fe341b3203141adaa321cac";

export default node;

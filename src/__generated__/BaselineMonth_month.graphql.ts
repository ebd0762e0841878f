/**
 * @generated SignedSource<<91c5831f35f1cc648024f4a948b36c89>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BaselineMonth_month$data = {
  readonly month: string;
  readonly newly: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"BaselineMonthList_features">;
  }> | null | undefined;
  readonly widely: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"BaselineMonthList_features">;
  }>;
  readonly " $fragmentType": "BaselineMonth_month";
};
export type BaselineMonth_month$key = {
  readonly " $data"?: BaselineMonth_month$data;
  readonly " $fragmentSpreads": FragmentRefs<"BaselineMonth_month">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "BaselineMonthList_features"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BaselineMonth_month",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "month",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Feature",
      "kind": "LinkedField",
      "name": "newly",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Feature",
      "kind": "LinkedField",
      "name": "widely",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "BaselineMonth",
  "abstractKey": null
};
})();

(node as any).hash = "873cfc508af1d60bd5741390db6566e7";

export default node;

/**
 * @generated SignedSource<<bd9c6f5587d85aa1db4acc97a85e0f41>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangeHeader_changes$data = {
  readonly from: {
    readonly asOf: string;
    readonly isDay: boolean;
    readonly name: string;
    readonly packages: ReadonlyArray<{
      readonly name: string;
      readonly version: string;
    }>;
    readonly usage: string;
  };
  readonly hasPastUsage: boolean;
  readonly to: {
    readonly asOf: string;
    readonly isDay: boolean;
    readonly name: string;
    readonly packages: ReadonlyArray<{
      readonly name: string;
      readonly version: string;
    }>;
    readonly usage: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ChangeCounts_changes">;
  readonly " $fragmentType": "ChangeHeader_changes";
};
export type ChangeHeader_changes$key = {
  readonly " $data"?: ChangeHeader_changes$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeHeader_changes">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isDay",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "asOf",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "usage",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "DataPackage",
    "kind": "LinkedField",
    "name": "packages",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeHeader_changes",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ChangePoint",
      "kind": "LinkedField",
      "name": "from",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChangePoint",
      "kind": "LinkedField",
      "name": "to",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPastUsage",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeCounts_changes"
    }
  ],
  "type": "ChangeConnection",
  "abstractKey": null
};
})();

(node as any).hash = "6b20f497b515b1b5fed411f9e48c0e11";

export default node;

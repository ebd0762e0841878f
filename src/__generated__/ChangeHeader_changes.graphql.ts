/**
 * @generated SignedSource<<81661ae8e9ebc7176c255c12fb3f5756>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChangeKind = "ADDED" | "BASELINE_DOWN" | "BASELINE_UP" | "COVERAGE" | "DISCOURAGED" | "MOVED" | "SUPPORT";
import type { FragmentRefs } from "relay-runtime";
export type ChangeHeader_changes$data = {
  readonly counts: ReadonlyArray<{
    readonly count: number;
    readonly kind: ChangeKind;
  }>;
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
      "alias": null,
      "args": null,
      "concreteType": "ChangeCount",
      "kind": "LinkedField",
      "name": "counts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ChangeConnection",
  "abstractKey": null
};
})();

(node as any).hash = "d2ed2e35dfc364c6ac127abe5f6dcee7";

export default node;

/**
 * @generated SignedSource<<6409a098a12cf0f7f59c324a38565ae1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ComparisonHeader_comparison$data = {
  readonly left: {
    readonly browser: {
      readonly name: string;
    };
    readonly version: string;
  };
  readonly right: {
    readonly browser: {
      readonly name: string;
    };
    readonly version: string;
  };
  readonly " $fragmentType": "ComparisonHeader_comparison";
};
export type ComparisonHeader_comparison$key = {
  readonly " $data"?: ComparisonHeader_comparison$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComparisonHeader_comparison">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "version",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Browser",
    "kind": "LinkedField",
    "name": "browser",
    "plural": false,
    "selections": [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ComparisonHeader_comparison",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Release",
      "kind": "LinkedField",
      "name": "left",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Release",
      "kind": "LinkedField",
      "name": "right",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ReleaseComparison",
  "abstractKey": null
};
})();

(node as any).hash = "fc946b9d0d49dc8e8fb5c66edc842413";

export default node;

/**
 * @generated SignedSource<<c2b3a333f7864932250b89c4c74bf517>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DifferenceLists_comparison$data = {
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
  readonly " $fragmentType": "DifferenceLists_comparison";
};
export type DifferenceLists_comparison$key = {
  readonly " $data"?: DifferenceLists_comparison$data;
  readonly " $fragmentSpreads": FragmentRefs<"DifferenceLists_comparison">;
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
  "name": "DifferenceLists_comparison",
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

(node as any).hash = "bc1ee3b86b10885a5a8a31b3e1cbb3c6";

export default node;

/**
 * @generated SignedSource<<c9a8ba424363c51ec15cfd03dee136a2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type ComparisonKeys_comparison$data = Result<{
  readonly areas: ReadonlyArray<{
    readonly onlyLeftCount: number;
    readonly onlyRightCount: number;
    readonly root: {
      readonly path: string;
    };
  }>;
  readonly keysOnlyLeft: {
    readonly edges: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"KeyDifferenceRows_edges">;
    }>;
    readonly totalCount: number;
  };
  readonly keysOnlyRight: {
    readonly edges: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"KeyDifferenceRows_edges">;
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"DifferenceLists_comparison">;
  readonly " $fragmentType": "ComparisonKeys_comparison";
}, unknown>;
export type ComparisonKeys_comparison$key = {
  readonly " $data"?: ComparisonKeys_comparison$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComparisonKeys_comparison">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "area",
  "variableName": "area"
},
v1 = {
  "kind": "Literal",
  "name": "first",
  "value": 50
},
v2 = {
  "kind": "Variable",
  "name": "skip",
  "variableName": "skip"
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "CompatKeyDifferenceEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "KeyDifferenceRows_edges"
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "area"
    },
    {
      "kind": "RootArgument",
      "name": "skip"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "ComparisonKeys_comparison",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DifferenceLists_comparison"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ComparisonArea",
      "kind": "LinkedField",
      "name": "areas",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "onlyLeftCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "onlyRightCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CompatKey",
          "kind": "LinkedField",
          "name": "root",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "path",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "keysOnlyLeft",
      "args": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "kind": "Literal",
          "name": "side",
          "value": "LEFT"
        },
        (v2/*:: as any*/)
      ],
      "concreteType": "CompatKeyDifferenceConnection",
      "kind": "LinkedField",
      "name": "compatKeysOnlyIn",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "keysOnlyRight",
      "args": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "kind": "Literal",
          "name": "side",
          "value": "RIGHT"
        },
        (v2/*:: as any*/)
      ],
      "concreteType": "CompatKeyDifferenceConnection",
      "kind": "LinkedField",
      "name": "compatKeysOnlyIn",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ReleaseComparison",
  "abstractKey": null
};
})();

(node as any).hash = "345cd601644fbe43956af10d2c71e497";

export default node;

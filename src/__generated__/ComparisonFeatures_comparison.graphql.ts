/**
 * @generated SignedSource<<fb6807db3564d9d2c49d2144f0ea3ac6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BaselineStatus = "LIMITED" | "NEWLY" | "WIDELY";
import type { FragmentRefs, Result } from "relay-runtime";
export type ComparisonFeatures_comparison$data = Result<{
  readonly featuresOnlyLeft: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly baseline: {
          readonly status: BaselineStatus;
        };
      };
      readonly " $fragmentSpreads": FragmentRefs<"FeatureDifferenceRows_edges">;
    }>;
    readonly totalCount: number;
  };
  readonly featuresOnlyRight: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly baseline: {
          readonly status: BaselineStatus;
        };
      };
      readonly " $fragmentSpreads": FragmentRefs<"FeatureDifferenceRows_edges">;
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"DifferenceLists_comparison">;
  readonly " $fragmentType": "ComparisonFeatures_comparison";
}, unknown>;
export type ComparisonFeatures_comparison$key = {
  readonly " $data"?: ComparisonFeatures_comparison$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComparisonFeatures_comparison">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "audience",
  "variableName": "audience"
},
v1 = {
  "kind": "Literal",
  "name": "first",
  "value": 50
},
v2 = {
  "kind": "Variable",
  "name": "linePercent",
  "variableName": "linePercent"
},
v3 = {
  "kind": "Variable",
  "name": "skip",
  "variableName": "skip"
},
v4 = [
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
    "concreteType": "FeatureDifferenceEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Feature",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Baseline",
            "kind": "LinkedField",
            "name": "baseline",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "FeatureDifferenceRows_edges"
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "audience"
    },
    {
      "kind": "RootArgument",
      "name": "linePercent"
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
  "name": "ComparisonFeatures_comparison",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DifferenceLists_comparison"
    },
    {
      "alias": "featuresOnlyLeft",
      "args": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "kind": "Literal",
          "name": "side",
          "value": "LEFT"
        },
        (v3/*:: as any*/)
      ],
      "concreteType": "FeatureDifferenceConnection",
      "kind": "LinkedField",
      "name": "featuresOnlyIn",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "featuresOnlyRight",
      "args": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "kind": "Literal",
          "name": "side",
          "value": "RIGHT"
        },
        (v3/*:: as any*/)
      ],
      "concreteType": "FeatureDifferenceConnection",
      "kind": "LinkedField",
      "name": "featuresOnlyIn",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ReleaseComparison",
  "abstractKey": null
};
})();

(node as any).hash = "71f3a02d16749a74a05286edbb6420aa";

export default node;

/**
 * @generated SignedSource<<68cedc3dc2d16e7dca0ce422e90c57d8>>
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
        {
          "kind": "Literal",
          "name": "side",
          "value": "LEFT"
        },
        (v2/*:: as any*/)
      ],
      "concreteType": "FeatureDifferenceConnection",
      "kind": "LinkedField",
      "name": "featuresOnlyIn",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "featuresOnlyRight",
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
      "concreteType": "FeatureDifferenceConnection",
      "kind": "LinkedField",
      "name": "featuresOnlyIn",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ReleaseComparison",
  "abstractKey": null
};
})();

(node as any).hash = "64247237fbf01509285ce3afd797d7d9";

export default node;

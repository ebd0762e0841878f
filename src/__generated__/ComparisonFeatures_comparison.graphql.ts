/**
 * @generated SignedSource<<515b7bf4bf6869aafc12bc6cf8f16dd8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type ComparisonFeatures_comparison$data = Result<{
  readonly featuresOnlyLeft: {
    readonly edges: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"FeatureDifferenceRows_edges">;
    }>;
    readonly totalCount: number;
  };
  readonly featuresOnlyRight: {
    readonly edges: ReadonlyArray<{
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
  "kind": "Literal",
  "name": "first",
  "value": 50
},
v1 = {
  "kind": "Variable",
  "name": "skip",
  "variableName": "skip"
},
v2 = [
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
        {
          "kind": "Literal",
          "name": "side",
          "value": "LEFT"
        },
        (v1/*:: as any*/)
      ],
      "concreteType": "FeatureDifferenceConnection",
      "kind": "LinkedField",
      "name": "featuresOnlyIn",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "featuresOnlyRight",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "side",
          "value": "RIGHT"
        },
        (v1/*:: as any*/)
      ],
      "concreteType": "FeatureDifferenceConnection",
      "kind": "LinkedField",
      "name": "featuresOnlyIn",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ReleaseComparison",
  "abstractKey": null
};
})();

(node as any).hash = "ab58c72fb828b6753a4edfa01e2fa106";

export default node;

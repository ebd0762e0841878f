/**
 * @generated SignedSource<<1d69ea05d919435776db834595764342>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type ComparisonSummary_comparison$data = Result<{
  readonly compatKeys: {
    readonly bothCount: number;
    readonly neitherCount: number;
    readonly onlyLeftCount: number;
    readonly onlyRightCount: number;
    readonly unknownCount: number;
  };
  readonly features: {
    readonly bothCount: number;
    readonly neitherCount: number;
    readonly onlyLeftCount: number;
    readonly onlyRightCount: number;
    readonly unknownCount: number;
  };
  readonly left: {
    readonly browser: {
      readonly slug: string;
    };
    readonly id: string;
    readonly version: string;
    readonly " $fragmentSpreads": FragmentRefs<"releaseName_release">;
  };
  readonly right: {
    readonly browser: {
      readonly slug: string;
    };
    readonly id: string;
    readonly version: string;
    readonly " $fragmentSpreads": FragmentRefs<"releaseName_release">;
  };
  readonly " $fragmentType": "ComparisonSummary_comparison";
}, unknown>;
export type ComparisonSummary_comparison$key = {
  readonly " $data"?: ComparisonSummary_comparison$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComparisonSummary_comparison">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
  (v0/*:: as any*/),
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
        "name": "slug",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "kind": "InlineDataFragmentSpread",
    "name": "releaseName_release",
    "selections": [
      (v0/*:: as any*/),
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
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "bothCount",
    "storageKey": null
  },
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
    "kind": "ScalarField",
    "name": "neitherCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "unknownCount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "ComparisonSummary_comparison",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Release",
      "kind": "LinkedField",
      "name": "left",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Release",
      "kind": "LinkedField",
      "name": "right",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ComparisonCounts",
      "kind": "LinkedField",
      "name": "features",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ComparisonCounts",
      "kind": "LinkedField",
      "name": "compatKeys",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ReleaseComparison",
  "abstractKey": null
};
})();

(node as any).hash = "889f2c4da48da25491d440b6183c1b01";

export default node;

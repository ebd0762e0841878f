/**
 * @generated SignedSource<<24aa00f84c001441d9d3084451a4221b>>
 * @relayHash 231394ab823d15eda69df2dbd88ddaa6
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e21a736a6c15912f4f9b6b672c96b5868494a35d01d98caba711d77c309ea1fa

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompareScreenQuery$variables = {
  area: string;
  isKeys: boolean;
  leftBrowser: string;
  leftVersion: string;
  rightBrowser: string;
  rightVersion: string;
  skip: number;
};
export type CompareScreenQuery$data = {
  readonly releaseComparison: {
    readonly featureLists?: {
      readonly " $fragmentSpreads": FragmentRefs<"ComparisonFeatures_comparison">;
    } | null | undefined;
    readonly keyLists?: {
      readonly " $fragmentSpreads": FragmentRefs<"ComparisonKeys_comparison">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ComparisonHeader_comparison" | "ComparisonSummary_comparison">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CompareForm_query" | "UnknownReleases_query">;
};
export type CompareScreenQuery = {
  response: CompareScreenQuery$data;
  variables: CompareScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "area"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isKeys"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "leftBrowser"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "leftVersion"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rightBrowser"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rightVersion"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "skip"
},
v7 = [
  {
    "kind": "Variable",
    "name": "leftBrowser",
    "variableName": "leftBrowser"
  },
  {
    "kind": "Variable",
    "name": "leftVersion",
    "variableName": "leftVersion"
  },
  {
    "kind": "Variable",
    "name": "rightBrowser",
    "variableName": "rightBrowser"
  },
  {
    "kind": "Variable",
    "name": "rightVersion",
    "variableName": "rightVersion"
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v11 = [
  (v8/*:: as any*/),
  (v9/*:: as any*/),
  (v10/*:: as any*/)
],
v12 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "leftBrowser"
  }
],
v13 = [
  (v8/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "releaseVersions",
    "storageKey": null
  },
  (v10/*:: as any*/)
],
v14 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "rightBrowser"
  }
],
v15 = [
  (v9/*:: as any*/),
  (v10/*:: as any*/)
],
v16 = [
  {
    "kind": "Variable",
    "name": "browser",
    "variableName": "leftBrowser"
  },
  {
    "kind": "Variable",
    "name": "version",
    "variableName": "leftVersion"
  }
],
v17 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  },
  (v10/*:: as any*/)
],
v18 = [
  {
    "kind": "Variable",
    "name": "browser",
    "variableName": "rightBrowser"
  },
  {
    "kind": "Variable",
    "name": "version",
    "variableName": "rightVersion"
  }
],
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v20 = [
  (v19/*:: as any*/),
  (v10/*:: as any*/)
],
v21 = [
  (v19/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Browser",
    "kind": "LinkedField",
    "name": "browser",
    "plural": false,
    "selections": [
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v8/*:: as any*/)
    ],
    "storageKey": null
  },
  (v10/*:: as any*/)
],
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "onlyLeftCount",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "onlyRightCount",
  "storageKey": null
},
v24 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "bothCount",
    "storageKey": null
  },
  (v22/*:: as any*/),
  (v23/*:: as any*/),
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
],
v25 = {
  "kind": "Literal",
  "name": "first",
  "value": 50
},
v26 = {
  "kind": "Literal",
  "name": "side",
  "value": "LEFT"
},
v27 = {
  "kind": "Variable",
  "name": "skip",
  "variableName": "skip"
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "otherClass",
  "storageKey": null
},
v30 = [
  (v28/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "FeatureDifferenceEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      (v29/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Feature",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/),
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "newlyOn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "widelyOn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isNewlyOnUpperBound",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v31 = {
  "kind": "Literal",
  "name": "side",
  "value": "RIGHT"
},
v32 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "path",
    "storageKey": null
  },
  (v10/*:: as any*/)
],
v33 = {
  "kind": "Variable",
  "name": "area",
  "variableName": "area"
},
v34 = [
  (v28/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "CompatKeyDifferenceEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      (v29/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "CompatKey",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": (v32/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CompareScreenQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "CompareForm_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "UnknownReleases_query"
      },
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "ReleaseComparison",
        "kind": "LinkedField",
        "name": "releaseComparison",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ComparisonHeader_comparison"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ComparisonSummary_comparison"
          },
          {
            "condition": "isKeys",
            "kind": "Condition",
            "passingValue": false,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "ComparisonFeatures_comparison"
                    }
                  ],
                  "type": "ReleaseComparison",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "featureLists"
              }
            ]
          },
          {
            "condition": "isKeys",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "ComparisonKeys_comparison"
                    }
                  ],
                  "type": "ReleaseComparison",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "keyLists"
              }
            ]
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CompareScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Browser",
        "kind": "LinkedField",
        "name": "browsers",
        "plural": true,
        "selections": (v11/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "left",
        "args": (v12/*:: as any*/),
        "concreteType": "Browser",
        "kind": "LinkedField",
        "name": "browser",
        "plural": false,
        "selections": (v13/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "right",
        "args": (v14/*:: as any*/),
        "concreteType": "Browser",
        "kind": "LinkedField",
        "name": "browser",
        "plural": false,
        "selections": (v13/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "leftKnown",
        "args": (v12/*:: as any*/),
        "concreteType": "Browser",
        "kind": "LinkedField",
        "name": "browser",
        "plural": false,
        "selections": (v15/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "rightKnown",
        "args": (v14/*:: as any*/),
        "concreteType": "Browser",
        "kind": "LinkedField",
        "name": "browser",
        "plural": false,
        "selections": (v15/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "leftRelease",
        "args": (v16/*:: as any*/),
        "concreteType": "Release",
        "kind": "LinkedField",
        "name": "release",
        "plural": false,
        "selections": (v17/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "rightRelease",
        "args": (v18/*:: as any*/),
        "concreteType": "Release",
        "kind": "LinkedField",
        "name": "release",
        "plural": false,
        "selections": (v17/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "leftBrowsers",
        "args": (v12/*:: as any*/),
        "concreteType": "Browser",
        "kind": "LinkedField",
        "name": "browserNearMatches",
        "plural": true,
        "selections": (v11/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "rightBrowsers",
        "args": (v14/*:: as any*/),
        "concreteType": "Browser",
        "kind": "LinkedField",
        "name": "browserNearMatches",
        "plural": true,
        "selections": (v11/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "leftReleases",
        "args": (v16/*:: as any*/),
        "concreteType": "Release",
        "kind": "LinkedField",
        "name": "releaseNearMatches",
        "plural": true,
        "selections": (v20/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "rightReleases",
        "args": (v18/*:: as any*/),
        "concreteType": "Release",
        "kind": "LinkedField",
        "name": "releaseNearMatches",
        "plural": true,
        "selections": (v20/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "ReleaseComparison",
        "kind": "LinkedField",
        "name": "releaseComparison",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Release",
            "kind": "LinkedField",
            "name": "left",
            "plural": false,
            "selections": (v21/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Release",
            "kind": "LinkedField",
            "name": "right",
            "plural": false,
            "selections": (v21/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ComparisonCounts",
            "kind": "LinkedField",
            "name": "features",
            "plural": false,
            "selections": (v24/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ComparisonCounts",
            "kind": "LinkedField",
            "name": "compatKeys",
            "plural": false,
            "selections": (v24/*:: as any*/),
            "storageKey": null
          },
          {
            "condition": "isKeys",
            "kind": "Condition",
            "passingValue": false,
            "selections": [
              {
                "alias": "featuresOnlyLeft",
                "args": [
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/)
                ],
                "concreteType": "FeatureDifferenceConnection",
                "kind": "LinkedField",
                "name": "featuresOnlyIn",
                "plural": false,
                "selections": (v30/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": "featuresOnlyRight",
                "args": [
                  (v25/*:: as any*/),
                  (v31/*:: as any*/),
                  (v27/*:: as any*/)
                ],
                "concreteType": "FeatureDifferenceConnection",
                "kind": "LinkedField",
                "name": "featuresOnlyIn",
                "plural": false,
                "selections": (v30/*:: as any*/),
                "storageKey": null
              }
            ]
          },
          {
            "condition": "isKeys",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ComparisonArea",
                "kind": "LinkedField",
                "name": "areas",
                "plural": true,
                "selections": [
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CompatKey",
                    "kind": "LinkedField",
                    "name": "root",
                    "plural": false,
                    "selections": (v32/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": "keysOnlyLeft",
                "args": [
                  (v33/*:: as any*/),
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/)
                ],
                "concreteType": "CompatKeyDifferenceConnection",
                "kind": "LinkedField",
                "name": "compatKeysOnlyIn",
                "plural": false,
                "selections": (v34/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": "keysOnlyRight",
                "args": [
                  (v33/*:: as any*/),
                  (v25/*:: as any*/),
                  (v31/*:: as any*/),
                  (v27/*:: as any*/)
                ],
                "concreteType": "CompatKeyDifferenceConnection",
                "kind": "LinkedField",
                "name": "compatKeysOnlyIn",
                "plural": false,
                "selections": (v34/*:: as any*/),
                "storageKey": null
              }
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e21a736a6c15912f4f9b6b672c96b5868494a35d01d98caba711d77c309ea1fa",
    "metadata": {},
    "name": "CompareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "03e2dd3dfb530b743bd7952d57056d0e";

export default node;

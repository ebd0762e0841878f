/**
 * @generated SignedSource<<cb335dd4484261f888440186db7212ed>>
 * @relayHash 748eb61fbc42e95c0c1e4cae89f6088b
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa5d1f6a455707a467896f5af1204114682d1580092abdcad2ca36122aca6f38

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompareScreenQuery$variables = {
  area: string;
  audience: string;
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
  "name": "audience"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isKeys"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "leftBrowser"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "leftVersion"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rightBrowser"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rightVersion"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "skip"
},
v8 = [
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
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v12 = [
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  (v11/*:: as any*/)
],
v13 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "leftBrowser"
  }
],
v14 = [
  (v9/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "releaseVersions",
    "storageKey": null
  },
  (v11/*:: as any*/)
],
v15 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "rightBrowser"
  }
],
v16 = [
  (v10/*:: as any*/),
  (v11/*:: as any*/)
],
v17 = [
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
v18 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  },
  (v11/*:: as any*/)
],
v19 = [
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
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v21 = [
  (v20/*:: as any*/),
  (v11/*:: as any*/)
],
v22 = [
  (v20/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Browser",
    "kind": "LinkedField",
    "name": "browser",
    "plural": false,
    "selections": [
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "storageKey": null
  },
  (v11/*:: as any*/)
],
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "onlyLeftCount",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "onlyRightCount",
  "storageKey": null
},
v25 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "bothCount",
    "storageKey": null
  },
  (v23/*:: as any*/),
  (v24/*:: as any*/),
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
v26 = {
  "kind": "Variable",
  "name": "audience",
  "variableName": "audience"
},
v27 = {
  "kind": "Literal",
  "name": "first",
  "value": 50
},
v28 = {
  "kind": "Literal",
  "name": "side",
  "value": "LEFT"
},
v29 = {
  "kind": "Variable",
  "name": "skip",
  "variableName": "skip"
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "otherClass",
  "storageKey": null
},
v32 = [
  (v30/*:: as any*/),
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
          (v11/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": [
              (v26/*:: as any*/)
            ],
            "concreteType": "Coverage",
            "kind": "LinkedField",
            "name": "coverage",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "supportedShare",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "partialShare",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unsupportedShare",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unknownShare",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v31/*:: as any*/)
    ],
    "storageKey": null
  }
],
v33 = {
  "kind": "Literal",
  "name": "side",
  "value": "RIGHT"
},
v34 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "path",
    "storageKey": null
  },
  (v11/*:: as any*/)
],
v35 = {
  "kind": "Variable",
  "name": "area",
  "variableName": "area"
},
v36 = [
  (v30/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "CompatKeyDifferenceEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      (v31/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "CompatKey",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": (v34/*:: as any*/),
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
      (v6/*:: as any*/),
      (v7/*:: as any*/)
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
        "args": (v8/*:: as any*/),
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
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v7/*:: as any*/),
      (v1/*:: as any*/)
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
        "selections": (v12/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "left",
        "args": (v13/*:: as any*/),
        "concreteType": "Browser",
        "kind": "LinkedField",
        "name": "browser",
        "plural": false,
        "selections": (v14/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "right",
        "args": (v15/*:: as any*/),
        "concreteType": "Browser",
        "kind": "LinkedField",
        "name": "browser",
        "plural": false,
        "selections": (v14/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "leftKnown",
        "args": (v13/*:: as any*/),
        "concreteType": "Browser",
        "kind": "LinkedField",
        "name": "browser",
        "plural": false,
        "selections": (v16/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "rightKnown",
        "args": (v15/*:: as any*/),
        "concreteType": "Browser",
        "kind": "LinkedField",
        "name": "browser",
        "plural": false,
        "selections": (v16/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "leftRelease",
        "args": (v17/*:: as any*/),
        "concreteType": "Release",
        "kind": "LinkedField",
        "name": "release",
        "plural": false,
        "selections": (v18/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "rightRelease",
        "args": (v19/*:: as any*/),
        "concreteType": "Release",
        "kind": "LinkedField",
        "name": "release",
        "plural": false,
        "selections": (v18/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "leftBrowsers",
        "args": (v13/*:: as any*/),
        "concreteType": "Browser",
        "kind": "LinkedField",
        "name": "browserNearMatches",
        "plural": true,
        "selections": (v12/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "rightBrowsers",
        "args": (v15/*:: as any*/),
        "concreteType": "Browser",
        "kind": "LinkedField",
        "name": "browserNearMatches",
        "plural": true,
        "selections": (v12/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "leftReleases",
        "args": (v17/*:: as any*/),
        "concreteType": "Release",
        "kind": "LinkedField",
        "name": "releaseNearMatches",
        "plural": true,
        "selections": (v21/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "rightReleases",
        "args": (v19/*:: as any*/),
        "concreteType": "Release",
        "kind": "LinkedField",
        "name": "releaseNearMatches",
        "plural": true,
        "selections": (v21/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v8/*:: as any*/),
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
            "selections": (v22/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Release",
            "kind": "LinkedField",
            "name": "right",
            "plural": false,
            "selections": (v22/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ComparisonCounts",
            "kind": "LinkedField",
            "name": "features",
            "plural": false,
            "selections": (v25/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ComparisonCounts",
            "kind": "LinkedField",
            "name": "compatKeys",
            "plural": false,
            "selections": (v25/*:: as any*/),
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
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v28/*:: as any*/),
                  (v29/*:: as any*/)
                ],
                "concreteType": "FeatureDifferenceConnection",
                "kind": "LinkedField",
                "name": "featuresOnlyIn",
                "plural": false,
                "selections": (v32/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": "featuresOnlyRight",
                "args": [
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v33/*:: as any*/),
                  (v29/*:: as any*/)
                ],
                "concreteType": "FeatureDifferenceConnection",
                "kind": "LinkedField",
                "name": "featuresOnlyIn",
                "plural": false,
                "selections": (v32/*:: as any*/),
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
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CompatKey",
                    "kind": "LinkedField",
                    "name": "root",
                    "plural": false,
                    "selections": (v34/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": "keysOnlyLeft",
                "args": [
                  (v35/*:: as any*/),
                  (v27/*:: as any*/),
                  (v28/*:: as any*/),
                  (v29/*:: as any*/)
                ],
                "concreteType": "CompatKeyDifferenceConnection",
                "kind": "LinkedField",
                "name": "compatKeysOnlyIn",
                "plural": false,
                "selections": (v36/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": "keysOnlyRight",
                "args": [
                  (v35/*:: as any*/),
                  (v27/*:: as any*/),
                  (v33/*:: as any*/),
                  (v29/*:: as any*/)
                ],
                "concreteType": "CompatKeyDifferenceConnection",
                "kind": "LinkedField",
                "name": "compatKeysOnlyIn",
                "plural": false,
                "selections": (v36/*:: as any*/),
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
    "id": "aa5d1f6a455707a467896f5af1204114682d1580092abdcad2ca36122aca6f38",
    "metadata": {},
    "name": "CompareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "89119baffda50f0a9ca0af287a502966";

export default node;

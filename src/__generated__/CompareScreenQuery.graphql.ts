/**
 * @generated SignedSource<<36ba64d1f85b60afc829b4849bf49fa2>>
 * @relayHash 42a341037c52e49f1ae667b53daa94e9
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec9a8f2bd2ddd46b6f241e9a0db575634c3434fef840fca314e8b6f6b2eaa716

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompareScreenQuery$variables = {
  area: string;
  audience: string;
  isKeys: boolean;
  leftBrowser: string;
  leftVersion: string;
  linePercent: number;
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
  "name": "linePercent"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rightBrowser"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rightVersion"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "skip"
},
v9 = [
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
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v13 = [
  (v10/*:: as any*/),
  (v11/*:: as any*/),
  (v12/*:: as any*/)
],
v14 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "leftBrowser"
  }
],
v15 = [
  (v10/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "releaseVersions",
    "storageKey": null
  },
  (v12/*:: as any*/)
],
v16 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "rightBrowser"
  }
],
v17 = [
  (v11/*:: as any*/),
  (v12/*:: as any*/)
],
v18 = [
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
v19 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  },
  (v12/*:: as any*/)
],
v20 = [
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
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v22 = [
  (v21/*:: as any*/),
  (v12/*:: as any*/)
],
v23 = [
  (v21/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Browser",
    "kind": "LinkedField",
    "name": "browser",
    "plural": false,
    "selections": [
      (v11/*:: as any*/),
      (v12/*:: as any*/),
      (v10/*:: as any*/)
    ],
    "storageKey": null
  },
  (v12/*:: as any*/)
],
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "onlyLeftCount",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "onlyRightCount",
  "storageKey": null
},
v26 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "bothCount",
    "storageKey": null
  },
  (v24/*:: as any*/),
  (v25/*:: as any*/),
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
v27 = {
  "kind": "Variable",
  "name": "audience",
  "variableName": "audience"
},
v28 = {
  "kind": "Literal",
  "name": "first",
  "value": 50
},
v29 = {
  "kind": "Variable",
  "name": "linePercent",
  "variableName": "linePercent"
},
v30 = {
  "kind": "Literal",
  "name": "side",
  "value": "LEFT"
},
v31 = {
  "kind": "Variable",
  "name": "skip",
  "variableName": "skip"
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "otherClass",
  "storageKey": null
},
v34 = [
  (v32/*:: as any*/),
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
          (v12/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": [
              (v27/*:: as any*/)
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "shareError",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v33/*:: as any*/)
    ],
    "storageKey": null
  }
],
v35 = {
  "kind": "Literal",
  "name": "side",
  "value": "RIGHT"
},
v36 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "path",
    "storageKey": null
  },
  (v12/*:: as any*/)
],
v37 = {
  "kind": "Variable",
  "name": "area",
  "variableName": "area"
},
v38 = [
  (v32/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "CompatKeyDifferenceEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      (v33/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "CompatKey",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": (v36/*:: as any*/),
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
      (v7/*:: as any*/),
      (v8/*:: as any*/)
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
        "args": (v9/*:: as any*/),
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
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v8/*:: as any*/),
      (v1/*:: as any*/),
      (v5/*:: as any*/)
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
        "selections": (v13/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "left",
        "args": (v14/*:: as any*/),
        "concreteType": "Browser",
        "kind": "LinkedField",
        "name": "browser",
        "plural": false,
        "selections": (v15/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "right",
        "args": (v16/*:: as any*/),
        "concreteType": "Browser",
        "kind": "LinkedField",
        "name": "browser",
        "plural": false,
        "selections": (v15/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "leftKnown",
        "args": (v14/*:: as any*/),
        "concreteType": "Browser",
        "kind": "LinkedField",
        "name": "browser",
        "plural": false,
        "selections": (v17/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "rightKnown",
        "args": (v16/*:: as any*/),
        "concreteType": "Browser",
        "kind": "LinkedField",
        "name": "browser",
        "plural": false,
        "selections": (v17/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "leftRelease",
        "args": (v18/*:: as any*/),
        "concreteType": "Release",
        "kind": "LinkedField",
        "name": "release",
        "plural": false,
        "selections": (v19/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "rightRelease",
        "args": (v20/*:: as any*/),
        "concreteType": "Release",
        "kind": "LinkedField",
        "name": "release",
        "plural": false,
        "selections": (v19/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "leftBrowsers",
        "args": (v14/*:: as any*/),
        "concreteType": "Browser",
        "kind": "LinkedField",
        "name": "browserNearMatches",
        "plural": true,
        "selections": (v13/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "rightBrowsers",
        "args": (v16/*:: as any*/),
        "concreteType": "Browser",
        "kind": "LinkedField",
        "name": "browserNearMatches",
        "plural": true,
        "selections": (v13/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "leftReleases",
        "args": (v18/*:: as any*/),
        "concreteType": "Release",
        "kind": "LinkedField",
        "name": "releaseNearMatches",
        "plural": true,
        "selections": (v22/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "rightReleases",
        "args": (v20/*:: as any*/),
        "concreteType": "Release",
        "kind": "LinkedField",
        "name": "releaseNearMatches",
        "plural": true,
        "selections": (v22/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v9/*:: as any*/),
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
            "selections": (v23/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Release",
            "kind": "LinkedField",
            "name": "right",
            "plural": false,
            "selections": (v23/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ComparisonCounts",
            "kind": "LinkedField",
            "name": "features",
            "plural": false,
            "selections": (v26/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ComparisonCounts",
            "kind": "LinkedField",
            "name": "compatKeys",
            "plural": false,
            "selections": (v26/*:: as any*/),
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
                  (v27/*:: as any*/),
                  (v28/*:: as any*/),
                  (v29/*:: as any*/),
                  (v30/*:: as any*/),
                  (v31/*:: as any*/)
                ],
                "concreteType": "FeatureDifferenceConnection",
                "kind": "LinkedField",
                "name": "featuresOnlyIn",
                "plural": false,
                "selections": (v34/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": "featuresOnlyRight",
                "args": [
                  (v27/*:: as any*/),
                  (v28/*:: as any*/),
                  (v29/*:: as any*/),
                  (v35/*:: as any*/),
                  (v31/*:: as any*/)
                ],
                "concreteType": "FeatureDifferenceConnection",
                "kind": "LinkedField",
                "name": "featuresOnlyIn",
                "plural": false,
                "selections": (v34/*:: as any*/),
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
                  (v24/*:: as any*/),
                  (v25/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CompatKey",
                    "kind": "LinkedField",
                    "name": "root",
                    "plural": false,
                    "selections": (v36/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": "keysOnlyLeft",
                "args": [
                  (v37/*:: as any*/),
                  (v28/*:: as any*/),
                  (v30/*:: as any*/),
                  (v31/*:: as any*/)
                ],
                "concreteType": "CompatKeyDifferenceConnection",
                "kind": "LinkedField",
                "name": "compatKeysOnlyIn",
                "plural": false,
                "selections": (v38/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": "keysOnlyRight",
                "args": [
                  (v37/*:: as any*/),
                  (v28/*:: as any*/),
                  (v35/*:: as any*/),
                  (v31/*:: as any*/)
                ],
                "concreteType": "CompatKeyDifferenceConnection",
                "kind": "LinkedField",
                "name": "compatKeysOnlyIn",
                "plural": false,
                "selections": (v38/*:: as any*/),
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
    "id": "ec9a8f2bd2ddd46b6f241e9a0db575634c3434fef840fca314e8b6f6b2eaa716",
    "metadata": {},
    "name": "CompareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "48073ed65dcec84ff6d1939b935d300a";

export default node;

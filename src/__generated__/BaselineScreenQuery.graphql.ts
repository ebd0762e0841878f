/**
 * @generated SignedSource<<e4cdb8fbe4aad6e980c1a1eb2c593b47>>
 * @relayHash a1136738a288abcb89d2be50772f4847
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03ca30a81fc5d5577e8d5d8189575c6593d4899b0d01eae7bae13b422d656c76

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type BaselineScreenQuery$variables = {
  audience: string;
  isThisYear: boolean;
  linePercent: number;
  year: number;
};
export type BaselineScreenQuery$data = {
  readonly baselineNow: {
    readonly asOf: string;
  };
  readonly baselineYear: {
    readonly " $fragmentSpreads": FragmentRefs<"BaselineMonths_year">;
  } | null | undefined;
  readonly baselineYears: Result<ReadonlyArray<{
    readonly year: number;
    readonly " $fragmentSpreads": FragmentRefs<"BaselineYears_years">;
  }>, unknown>;
  readonly catalogue: Result<{
    readonly asOf: string;
  }, unknown>;
  readonly crossings?: {
    readonly " $fragmentSpreads": FragmentRefs<"LineCrossings_query">;
  } | null | undefined;
};
export type BaselineScreenQuery = {
  response: BaselineScreenQuery$data;
  variables: BaselineScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "audience"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isThisYear"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "linePercent"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "year"
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "asOf",
    "storageKey": null
  }
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "BaselineNow",
  "kind": "LinkedField",
  "name": "baselineNow",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Catalogue",
  "kind": "LinkedField",
  "name": "catalogue",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "year",
  "storageKey": null
},
v8 = [
  {
    "kind": "Variable",
    "name": "year",
    "variableName": "year"
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
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
  "kind": "Variable",
  "name": "audience",
  "variableName": "audience"
},
v13 = [
  (v12/*:: as any*/)
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "supportedShare",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "partialShare",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unknownShare",
  "storageKey": null
},
v17 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  },
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  (v11/*:: as any*/),
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
  {
    "alias": null,
    "args": (v13/*:: as any*/),
    "concreteType": "Coverage",
    "kind": "LinkedField",
    "name": "coverage",
    "plural": false,
    "selections": [
      (v14/*:: as any*/),
      (v15/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unsupportedShare",
        "storageKey": null
      },
      (v16/*:: as any*/),
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
v18 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 6
  }
],
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "on",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "concreteType": "Feature",
  "kind": "LinkedField",
  "name": "feature",
  "plural": false,
  "selections": [
    (v10/*:: as any*/),
    (v11/*:: as any*/),
    {
      "alias": null,
      "args": (v13/*:: as any*/),
      "concreteType": "Coverage",
      "kind": "LinkedField",
      "name": "coverage",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        (v15/*:: as any*/),
        (v16/*:: as any*/)
      ],
      "storageKey": null
    },
    (v9/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "BaselineScreenQuery",
    "selections": [
      (v5/*:: as any*/),
      {
        "kind": "CatchField",
        "field": (v6/*:: as any*/),
        "to": "RESULT"
      },
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": null,
          "concreteType": "BaselineYear",
          "kind": "LinkedField",
          "name": "baselineYears",
          "plural": true,
          "selections": [
            (v7/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "BaselineYears_years"
            }
          ],
          "storageKey": null
        },
        "to": "RESULT"
      },
      {
        "alias": null,
        "args": (v8/*:: as any*/),
        "concreteType": "BaselineYear",
        "kind": "LinkedField",
        "name": "baselineYear",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BaselineMonths_year"
          }
        ],
        "storageKey": null
      },
      {
        "condition": "isThisYear",
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
                  "name": "LineCrossings_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "crossings"
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "BaselineScreenQuery",
    "selections": [
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "BaselineYear",
        "kind": "LinkedField",
        "name": "baselineYears",
        "plural": true,
        "selections": [
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "newlyCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "widelyCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v8/*:: as any*/),
        "concreteType": "BaselineYear",
        "kind": "LinkedField",
        "name": "baselineYear",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "BaselineMonth",
            "kind": "LinkedField",
            "name": "months",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "month",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Feature",
                "kind": "LinkedField",
                "name": "newly",
                "plural": true,
                "selections": (v17/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Feature",
                "kind": "LinkedField",
                "name": "widely",
                "plural": true,
                "selections": (v17/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "condition": "isThisYear",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": [
              (v12/*:: as any*/),
              {
                "kind": "Variable",
                "name": "linePercent",
                "variableName": "linePercent"
              }
            ],
            "concreteType": "LineCrossings",
            "kind": "LinkedField",
            "name": "lineCrossings",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": (v18/*:: as any*/),
                "concreteType": "LineCrossing",
                "kind": "LinkedField",
                "name": "lately",
                "plural": true,
                "selections": [
                  (v19/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "after",
                    "storageKey": null
                  },
                  (v20/*:: as any*/)
                ],
                "storageKey": "lately(first:6)"
              },
              {
                "alias": null,
                "args": (v18/*:: as any*/),
                "concreteType": "LineCrossing",
                "kind": "LinkedField",
                "name": "soon",
                "plural": true,
                "selections": [
                  (v19/*:: as any*/),
                  (v20/*:: as any*/)
                ],
                "storageKey": "soon(first:6)"
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "03ca30a81fc5d5577e8d5d8189575c6593d4899b0d01eae7bae13b422d656c76",
    "metadata": {},
    "name": "BaselineScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "32964f198df71533f16714dcbb3325c9";

export default node;

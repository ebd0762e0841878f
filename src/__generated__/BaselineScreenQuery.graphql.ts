/**
 * @generated SignedSource<<72beb78025d00b26f2503b0bae5bcb53>>
 * @relayHash daa2f45d4c64af3b3f2bb7f2f2a1a831
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86e6786828e625c077ad2a1269708990bac1c657288f8aebd61a302ae160b9a4

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
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "BaselineNow",
  "kind": "LinkedField",
  "name": "baselineNow",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "asOf",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "year",
  "storageKey": null
},
v6 = [
  {
    "kind": "Variable",
    "name": "year",
    "variableName": "year"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
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
  "kind": "Variable",
  "name": "audience",
  "variableName": "audience"
},
v11 = [
  (v10/*:: as any*/)
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "supportedShare",
  "storageKey": null
},
v13 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  },
  (v7/*:: as any*/),
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
  {
    "alias": null,
    "args": (v11/*:: as any*/),
    "concreteType": "Coverage",
    "kind": "LinkedField",
    "name": "coverage",
    "plural": false,
    "selections": [
      (v12/*:: as any*/),
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
v14 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 6
  }
],
v15 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "on",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Feature",
    "kind": "LinkedField",
    "name": "feature",
    "plural": false,
    "selections": [
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      {
        "alias": null,
        "args": (v11/*:: as any*/),
        "concreteType": "Coverage",
        "kind": "LinkedField",
        "name": "coverage",
        "plural": false,
        "selections": [
          (v12/*:: as any*/)
        ],
        "storageKey": null
      },
      (v7/*:: as any*/)
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
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "BaselineScreenQuery",
    "selections": [
      (v4/*:: as any*/),
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
            (v5/*:: as any*/),
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
        "args": (v6/*:: as any*/),
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
      (v4/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "BaselineYear",
        "kind": "LinkedField",
        "name": "baselineYears",
        "plural": true,
        "selections": [
          (v5/*:: as any*/),
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
        "args": (v6/*:: as any*/),
        "concreteType": "BaselineYear",
        "kind": "LinkedField",
        "name": "baselineYear",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
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
                "selections": (v13/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Feature",
                "kind": "LinkedField",
                "name": "widely",
                "plural": true,
                "selections": (v13/*:: as any*/),
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
              (v10/*:: as any*/),
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
                "args": (v14/*:: as any*/),
                "concreteType": "LineCrossing",
                "kind": "LinkedField",
                "name": "lately",
                "plural": true,
                "selections": (v15/*:: as any*/),
                "storageKey": "lately(first:6)"
              },
              {
                "alias": null,
                "args": (v14/*:: as any*/),
                "concreteType": "LineCrossing",
                "kind": "LinkedField",
                "name": "soon",
                "plural": true,
                "selections": (v15/*:: as any*/),
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
    "id": "86e6786828e625c077ad2a1269708990bac1c657288f8aebd61a302ae160b9a4",
    "metadata": {},
    "name": "BaselineScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a764c8c15ecfe39f61c70802854e08cf";

export default node;

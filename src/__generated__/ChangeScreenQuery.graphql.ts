/**
 * @generated SignedSource<<2fe9912e7fc54c5cf82c156c3a847695>>
 * @relayHash 466e59fc485ff069dac8d9c7837e9230
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c1793d93b32e0e181bf2ff9f65010374753f37b13eb546a1cc86b582ba70aa0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type ChangeScreenQuery$variables = {
  audience: string;
  from: string;
  skip: number;
  to: string;
};
export type ChangeScreenQuery$data = {
  readonly changes: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"ChangeHeader_changes">;
  }, unknown>;
  readonly isComparable: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ChangedBaseline_query" | "ChangedCoverage_query" | "ChangedFeatures_query" | "ChangedSupport_query">;
};
export type ChangeScreenQuery = {
  response: ChangeScreenQuery$data;
  variables: ChangeScreenQuery$variables;
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
  "name": "from"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "skip"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v4 = {
  "kind": "Variable",
  "name": "from",
  "variableName": "from"
},
v5 = {
  "kind": "Variable",
  "name": "to",
  "variableName": "to"
},
v6 = {
  "alias": null,
  "args": [
    (v4/*:: as any*/),
    (v5/*:: as any*/)
  ],
  "kind": "ScalarField",
  "name": "isComparable",
  "storageKey": null
},
v7 = {
  "kind": "Variable",
  "name": "audience",
  "variableName": "audience"
},
v8 = [
  (v7/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  },
  (v4/*:: as any*/),
  (v5/*:: as any*/)
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v10 = [
  (v9/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isDay",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "asOf",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "usage",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "DataPackage",
    "kind": "LinkedField",
    "name": "packages",
    "plural": true,
    "selections": [
      (v9/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v11 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "afterShare",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "ChangeEdge",
  "kind": "LinkedField",
  "name": "edges",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Change",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        (v12/*:: as any*/),
        (v9/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "earlierSlug",
          "storageKey": null
        },
        (v13/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v15 = [
  (v14/*:: as any*/)
],
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "before",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "after",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cause",
  "storageKey": null
},
v19 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ChangeEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Change",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v12/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "BaselineChange",
            "kind": "LinkedField",
            "name": "baseline",
            "plural": false,
            "selections": [
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v20 = {
  "kind": "Literal",
  "name": "first",
  "value": 50
},
v21 = {
  "kind": "Variable",
  "name": "skip",
  "variableName": "skip"
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
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
    "name": "ChangeScreenQuery",
    "selections": [
      (v6/*:: as any*/),
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v8/*:: as any*/),
          "concreteType": "ChangeConnection",
          "kind": "LinkedField",
          "name": "changes",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ChangeHeader_changes"
            }
          ],
          "storageKey": null
        },
        "to": "RESULT"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ChangedFeatures_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ChangedBaseline_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ChangedCoverage_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ChangedSupport_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ChangeScreenQuery",
    "selections": [
      (v6/*:: as any*/),
      {
        "alias": null,
        "args": (v8/*:: as any*/),
        "concreteType": "ChangeConnection",
        "kind": "LinkedField",
        "name": "changes",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ChangePoint",
            "kind": "LinkedField",
            "name": "from",
            "plural": false,
            "selections": (v10/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ChangePoint",
            "kind": "LinkedField",
            "name": "to",
            "plural": false,
            "selections": (v10/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasPastUsage",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ChangeCount",
            "kind": "LinkedField",
            "name": "counts",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "count",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "added",
        "args": [
          (v7/*:: as any*/),
          (v11/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "Literal",
            "name": "kind",
            "value": "ADDED"
          },
          (v5/*:: as any*/)
        ],
        "concreteType": "ChangeConnection",
        "kind": "LinkedField",
        "name": "changes",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "gone",
            "storageKey": null
          },
          (v14/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "moved",
        "args": [
          (v7/*:: as any*/),
          (v11/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "Literal",
            "name": "kind",
            "value": "MOVED"
          },
          (v5/*:: as any*/)
        ],
        "concreteType": "ChangeConnection",
        "kind": "LinkedField",
        "name": "changes",
        "plural": false,
        "selections": (v15/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "discouraged",
        "args": [
          (v7/*:: as any*/),
          (v11/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "Literal",
            "name": "kind",
            "value": "DISCOURAGED"
          },
          (v5/*:: as any*/)
        ],
        "concreteType": "ChangeConnection",
        "kind": "LinkedField",
        "name": "changes",
        "plural": false,
        "selections": (v15/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "up",
        "args": [
          (v7/*:: as any*/),
          (v11/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "Literal",
            "name": "kind",
            "value": "BASELINE_UP"
          },
          (v5/*:: as any*/)
        ],
        "concreteType": "ChangeConnection",
        "kind": "LinkedField",
        "name": "changes",
        "plural": false,
        "selections": (v19/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "down",
        "args": [
          (v7/*:: as any*/),
          (v11/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "Literal",
            "name": "kind",
            "value": "BASELINE_DOWN"
          },
          (v5/*:: as any*/)
        ],
        "concreteType": "ChangeConnection",
        "kind": "LinkedField",
        "name": "changes",
        "plural": false,
        "selections": (v19/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "coverage",
        "args": [
          (v7/*:: as any*/),
          (v20/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "Literal",
            "name": "kind",
            "value": "COVERAGE"
          },
          (v21/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "concreteType": "ChangeConnection",
        "kind": "LinkedField",
        "name": "changes",
        "plural": false,
        "selections": [
          (v22/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ChangeEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Change",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v12/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "beforeShare",
                    "storageKey": null
                  },
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ChangePart",
                    "kind": "LinkedField",
                    "name": "parts",
                    "plural": true,
                    "selections": [
                      (v18/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "share",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "sentence",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "support",
        "args": [
          (v7/*:: as any*/),
          (v20/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "Literal",
            "name": "kind",
            "value": "SUPPORT"
          },
          (v21/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "concreteType": "ChangeConnection",
        "kind": "LinkedField",
        "name": "changes",
        "plural": false,
        "selections": [
          (v22/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ChangeEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Change",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v12/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SupportChange",
                    "kind": "LinkedField",
                    "name": "support",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "browserName",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "browserSlug",
                        "storageKey": null
                      },
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "source",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "sourceUrl",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7c1793d93b32e0e181bf2ff9f65010374753f37b13eb546a1cc86b582ba70aa0",
    "metadata": {},
    "name": "ChangeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "25a87cd5f337568635c5a419e7e5baf3";

export default node;

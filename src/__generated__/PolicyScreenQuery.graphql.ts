/**
 * @generated SignedSource<<8e00be8fc8bb45d952c8e6ed7edb18ed>>
 * @relayHash a6a4bb18bf8b95b683ccb4f0b4ce912c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 318897955e4e2b291b5ab93cb36ca123c0c85783aba392fb79fede1c3cf4b259

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type PolicyRule = "AGE" | "GAIN";
export type PolicyTermsInput = {
  adopt?: ReadonlyArray<string> | null | undefined;
  audience: string;
  decline?: ReadonlyArray<string> | null | undefined;
  floors?: ReadonlyArray<string> | null | undefined;
  linePercent: number;
  rule?: PolicyRule | null | undefined;
};
export type PolicyScreenQuery$variables = {
  adopt: ReadonlyArray<string>;
  audience: string;
  decline: ReadonlyArray<string>;
  file: string;
  floors: ReadonlyArray<string>;
  linePercent: number;
  other?: PolicyTermsInput | null | undefined;
  otherAudience: string;
  rule: PolicyRule;
};
export type PolicyScreenQuery$data = {
  readonly policy: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"AbsentNames_policy" | "PolicyChange_policy" | "PolicyComparison_policy" | "PolicyDecisions_policy" | "PolicyFiles_policy" | "PolicyOverview_policy">;
  }, unknown>;
  readonly " $fragmentSpreads": FragmentRefs<"CustomersPage_query" | "OtherPolicyForm_query" | "PolicyFiles_query">;
};
export type PolicyScreenQuery = {
  response: PolicyScreenQuery$data;
  variables: PolicyScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "adopt"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "audience"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "decline"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "file"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "floors"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "linePercent"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "other"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "otherAudience"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rule"
},
v9 = [
  {
    "kind": "Variable",
    "name": "adopt",
    "variableName": "adopt"
  },
  {
    "kind": "Variable",
    "name": "audience",
    "variableName": "audience"
  },
  {
    "kind": "Variable",
    "name": "decline",
    "variableName": "decline"
  },
  {
    "kind": "Variable",
    "name": "floors",
    "variableName": "floors"
  },
  {
    "kind": "Variable",
    "name": "linePercent",
    "variableName": "linePercent"
  },
  {
    "kind": "Variable",
    "name": "rule",
    "variableName": "rule"
  }
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
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
  "name": "step",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v17 = [
  (v16/*:: as any*/),
  (v11/*:: as any*/),
  (v12/*:: as any*/)
],
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "Browser",
  "kind": "LinkedField",
  "name": "browser",
  "plural": false,
  "selections": (v17/*:: as any*/),
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "engineVersion",
  "storageKey": null
},
v21 = [
  (v19/*:: as any*/),
  (v12/*:: as any*/)
],
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "Release",
  "kind": "LinkedField",
  "name": "automatic",
  "plural": false,
  "selections": (v21/*:: as any*/),
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "concreteType": "Release",
  "kind": "LinkedField",
  "name": "release",
  "plural": false,
  "selections": (v21/*:: as any*/),
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lostShare",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lostValueShare",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "concreteType": "PolicyFloorChoice",
  "kind": "LinkedField",
  "name": "choices",
  "plural": true,
  "selections": [
    (v23/*:: as any*/),
    (v24/*:: as any*/),
    (v25/*:: as any*/)
  ],
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "concreteType": "AbsentFeature",
  "kind": "LinkedField",
  "name": "absent",
  "plural": true,
  "selections": [
    (v16/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Feature",
      "kind": "LinkedField",
      "name": "matches",
      "plural": true,
      "selections": (v17/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "linePercent",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rule",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "aboveCount",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "concreteType": "Feature",
  "kind": "LinkedField",
  "name": "acceptedBelow",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    (v12/*:: as any*/)
  ],
  "storageKey": null
},
v32 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "syntaxYear",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "builtinsYear",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "engines",
    "storageKey": null
  }
],
v33 = {
  "alias": null,
  "args": null,
  "concreteType": "PolicyTargets",
  "kind": "LinkedField",
  "name": "targets",
  "plural": false,
  "selections": (v32/*:: as any*/),
  "storageKey": null
},
v34 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 60
  }
],
v35 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "onlyHereCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "onlyThereCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": (v34/*:: as any*/),
    "concreteType": "Feature",
    "kind": "LinkedField",
    "name": "onlyHere",
    "plural": true,
    "selections": (v17/*:: as any*/),
    "storageKey": "onlyHere(first:60)"
  },
  {
    "alias": null,
    "args": (v34/*:: as any*/),
    "concreteType": "Feature",
    "kind": "LinkedField",
    "name": "onlyThere",
    "plural": true,
    "selections": (v17/*:: as any*/),
    "storageKey": "onlyThere(first:60)"
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
    "name": "PolicyScreenQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "PolicyFiles_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "CustomersPage_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "OtherPolicyForm_query"
      },
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v9/*:: as any*/),
          "concreteType": "Policy",
          "kind": "LinkedField",
          "name": "policy",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PolicyOverview_policy"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "AbsentNames_policy"
            },
            {
              "args": [
                {
                  "kind": "Variable",
                  "name": "other",
                  "variableName": "other"
                }
              ],
              "kind": "FragmentSpread",
              "name": "PolicyComparison_policy"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PolicyChange_policy"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PolicyDecisions_policy"
            },
            {
              "args": [
                {
                  "kind": "Variable",
                  "name": "file",
                  "variableName": "file"
                }
              ],
              "kind": "FragmentSpread",
              "name": "PolicyFiles_policy"
            }
          ],
          "storageKey": null
        },
        "to": "RESULT"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v5/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v8/*:: as any*/),
      (v4/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PolicyScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "siteAddress",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AudiencePreset",
        "kind": "LinkedField",
        "name": "audiencePresets",
        "plural": true,
        "selections": [
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "key",
            "variableName": "audience"
          }
        ],
        "concreteType": "Audience",
        "kind": "LinkedField",
        "name": "audience",
        "plural": false,
        "selections": (v13/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "otherAudience",
        "args": [
          {
            "kind": "Variable",
            "name": "key",
            "variableName": "otherAudience"
          }
        ],
        "concreteType": "Audience",
        "kind": "LinkedField",
        "name": "audience",
        "plural": false,
        "selections": (v13/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v9/*:: as any*/),
        "concreteType": "Policy",
        "kind": "LinkedField",
        "name": "policy",
        "plural": false,
        "selections": [
          (v14/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PolicyValue",
            "kind": "LinkedField",
            "name": "value",
            "plural": false,
            "selections": [
              (v11/*:: as any*/),
              (v15/*:: as any*/),
              (v14/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unknownShare",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Audience",
            "kind": "LinkedField",
            "name": "audience",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "trackedShare",
                "storageKey": null
              },
              (v12/*:: as any*/),
              (v11/*:: as any*/),
              (v10/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hash",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PolicyFloor",
            "kind": "LinkedField",
            "name": "floors",
            "plural": true,
            "selections": [
              (v18/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Release",
                "kind": "LinkedField",
                "name": "release",
                "plural": false,
                "selections": [
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              },
              (v22/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "basis",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Release",
                "kind": "LinkedField",
                "name": "by",
                "plural": false,
                "selections": [
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Browser",
                    "kind": "LinkedField",
                    "name": "browser",
                    "plural": false,
                    "selections": [
                      (v11/*:: as any*/),
                      (v12/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "browserShare",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "browserValueShare",
                "storageKey": null
              },
              (v26/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "GivenUpBrowser",
            "kind": "LinkedField",
            "name": "givenUp",
            "plural": true,
            "selections": [
              (v18/*:: as any*/),
              (v22/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              (v26/*:: as any*/)
            ],
            "storageKey": null
          },
          (v27/*:: as any*/),
          (v28/*:: as any*/),
          (v29/*:: as any*/),
          (v30/*:: as any*/),
          (v31/*:: as any*/),
          (v33/*:: as any*/),
          {
            "alias": null,
            "args": [
              {
                "kind": "Variable",
                "name": "policy",
                "variableName": "other"
              }
            ],
            "concreteType": "PolicyComparison",
            "kind": "LinkedField",
            "name": "comparedWith",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Policy",
                "kind": "LinkedField",
                "name": "other",
                "plural": false,
                "selections": [
                  (v27/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Audience",
                    "kind": "LinkedField",
                    "name": "audience",
                    "plural": false,
                    "selections": (v13/*:: as any*/),
                    "storageKey": null
                  },
                  (v28/*:: as any*/),
                  (v29/*:: as any*/),
                  (v14/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PolicyValue",
                    "kind": "LinkedField",
                    "name": "value",
                    "plural": false,
                    "selections": [
                      (v11/*:: as any*/),
                      (v15/*:: as any*/),
                      (v14/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v30/*:: as any*/),
                  (v31/*:: as any*/),
                  (v33/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PolicyFloor",
                    "kind": "LinkedField",
                    "name": "floors",
                    "plural": true,
                    "selections": [
                      (v18/*:: as any*/),
                      (v23/*:: as any*/),
                      (v24/*:: as any*/),
                      (v25/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "GivenUpBrowser",
                    "kind": "LinkedField",
                    "name": "givenUp",
                    "plural": true,
                    "selections": [
                      (v18/*:: as any*/),
                      (v24/*:: as any*/),
                      (v25/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PolicyDifference",
                "kind": "LinkedField",
                "name": "works",
                "plural": false,
                "selections": (v35/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PolicyDifference",
                "kind": "LinkedField",
                "name": "allowed",
                "plural": false,
                "selections": (v35/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PolicyChange",
            "kind": "LinkedField",
            "name": "change",
            "plural": false,
            "selections": [
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Feature",
                "kind": "LinkedField",
                "name": "gained",
                "plural": true,
                "selections": (v17/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Feature",
                "kind": "LinkedField",
                "name": "lost",
                "plural": true,
                "selections": (v17/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PolicyTargets",
                "kind": "LinkedField",
                "name": "ruleTargets",
                "plural": false,
                "selections": (v32/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "aboveInPartCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "refusedCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fallbackRules",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Feature",
            "kind": "LinkedField",
            "name": "adopted",
            "plural": true,
            "selections": (v17/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Feature",
            "kind": "LinkedField",
            "name": "declined",
            "plural": true,
            "selections": (v17/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Variable",
                "name": "name",
                "variableName": "file"
              }
            ],
            "concreteType": "PolicyFile",
            "kind": "LinkedField",
            "name": "file",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "text",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "refusal",
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
    "id": "318897955e4e2b291b5ab93cb36ca123c0c85783aba392fb79fede1c3cf4b259",
    "metadata": {},
    "name": "PolicyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b7b9960666ea31639315fe8ef2ec8bfb";

export default node;

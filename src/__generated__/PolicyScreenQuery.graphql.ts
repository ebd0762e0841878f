/**
 * @generated SignedSource<<9c55184ec64ed3715965bea5645cecc9>>
 * @relayHash 4df2806ed36e2333e3491b5a8f3b3b87
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7daa488f2c4723d3ec3bb901afa2e3528bda41ae623fd7feaa44657d579f22e

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
  floors: ReadonlyArray<string>;
  linePercent: number;
  other?: PolicyTermsInput | null | undefined;
  rule: PolicyRule;
};
export type PolicyScreenQuery$data = {
  readonly policy: Result<{
    readonly audience: {
      readonly name: string;
      readonly trackedShare: number;
    };
    readonly hash: string;
    readonly supportedShare: number;
    readonly value: {
      readonly name: string;
      readonly step: number;
      readonly supportedShare: number;
      readonly unknownShare: number;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AbsentNames_policy" | "PolicyChange_policy" | "PolicyComparison_policy" | "PolicyDecisions_policy" | "PolicyFloors_policy">;
  }, unknown>;
  readonly " $fragmentSpreads": FragmentRefs<"OtherPolicyForm_query">;
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
  "name": "floors"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "linePercent"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "other"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rule"
},
v7 = [
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
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hash",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "supportedShare",
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
  "name": "step",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "PolicyValue",
  "kind": "LinkedField",
  "name": "value",
  "plural": false,
  "selections": [
    (v10/*:: as any*/),
    (v11/*:: as any*/),
    (v9/*:: as any*/),
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
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "trackedShare",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
  (v10/*:: as any*/),
  (v15/*:: as any*/)
],
v18 = {
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
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "linePercent",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rule",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "aboveCount",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "Feature",
  "kind": "LinkedField",
  "name": "acceptedBelow",
  "plural": true,
  "selections": [
    (v16/*:: as any*/),
    (v15/*:: as any*/)
  ],
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "concreteType": "Browser",
  "kind": "LinkedField",
  "name": "browser",
  "plural": false,
  "selections": (v17/*:: as any*/),
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "concreteType": "Release",
  "kind": "LinkedField",
  "name": "release",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    (v15/*:: as any*/)
  ],
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lostShare",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lostValueShare",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "concreteType": "GivenUpBrowser",
  "kind": "LinkedField",
  "name": "givenUp",
  "plural": true,
  "selections": [
    (v23/*:: as any*/),
    (v25/*:: as any*/),
    (v26/*:: as any*/)
  ],
  "storageKey": null
},
v28 = [
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
v29 = {
  "alias": null,
  "args": null,
  "concreteType": "PolicyTargets",
  "kind": "LinkedField",
  "name": "targets",
  "plural": false,
  "selections": (v28/*:: as any*/),
  "storageKey": null
},
v30 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 60
  }
],
v31 = [
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
    "args": (v30/*:: as any*/),
    "concreteType": "Feature",
    "kind": "LinkedField",
    "name": "onlyHere",
    "plural": true,
    "selections": (v17/*:: as any*/),
    "storageKey": "onlyHere(first:60)"
  },
  {
    "alias": null,
    "args": (v30/*:: as any*/),
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
      (v6/*:: as any*/)
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
        "name": "OtherPolicyForm_query"
      },
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v7/*:: as any*/),
          "concreteType": "Policy",
          "kind": "LinkedField",
          "name": "policy",
          "plural": false,
          "selections": [
            (v8/*:: as any*/),
            (v9/*:: as any*/),
            (v12/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Audience",
              "kind": "LinkedField",
              "name": "audience",
              "plural": false,
              "selections": [
                (v10/*:: as any*/),
                (v13/*:: as any*/)
              ],
              "storageKey": null
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
              "name": "PolicyFloors_policy"
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
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v6/*:: as any*/),
      (v3/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PolicyScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AudiencePreset",
        "kind": "LinkedField",
        "name": "audiencePresets",
        "plural": true,
        "selections": [
          (v14/*:: as any*/),
          (v10/*:: as any*/),
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
        "args": (v7/*:: as any*/),
        "concreteType": "Policy",
        "kind": "LinkedField",
        "name": "policy",
        "plural": false,
        "selections": [
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Audience",
            "kind": "LinkedField",
            "name": "audience",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              (v13/*:: as any*/),
              (v15/*:: as any*/),
              (v14/*:: as any*/)
            ],
            "storageKey": null
          },
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/),
          (v22/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PolicyFloor",
            "kind": "LinkedField",
            "name": "floors",
            "plural": true,
            "selections": [
              (v23/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              (v26/*:: as any*/),
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
              {
                "alias": null,
                "args": null,
                "concreteType": "PolicyFloorChoice",
                "kind": "LinkedField",
                "name": "choices",
                "plural": true,
                "selections": [
                  (v24/*:: as any*/),
                  (v25/*:: as any*/),
                  (v26/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v27/*:: as any*/),
          (v29/*:: as any*/),
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
                  (v18/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Audience",
                    "kind": "LinkedField",
                    "name": "audience",
                    "plural": false,
                    "selections": [
                      (v14/*:: as any*/),
                      (v10/*:: as any*/),
                      (v15/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PolicyValue",
                    "kind": "LinkedField",
                    "name": "value",
                    "plural": false,
                    "selections": [
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v9/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PolicyFloor",
                    "kind": "LinkedField",
                    "name": "floors",
                    "plural": true,
                    "selections": [
                      (v23/*:: as any*/),
                      (v24/*:: as any*/),
                      (v25/*:: as any*/),
                      (v26/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v27/*:: as any*/),
                  (v29/*:: as any*/)
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
                "selections": (v31/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PolicyDifference",
                "kind": "LinkedField",
                "name": "allowed",
                "plural": false,
                "selections": (v31/*:: as any*/),
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
              (v25/*:: as any*/),
              (v26/*:: as any*/),
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
                "selections": (v28/*:: as any*/),
                "storageKey": null
              }
            ],
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d7daa488f2c4723d3ec3bb901afa2e3528bda41ae623fd7feaa44657d579f22e",
    "metadata": {},
    "name": "PolicyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a4e67e462233da788a5fa7f94cbdd19a";

export default node;

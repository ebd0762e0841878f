/**
 * @generated SignedSource<<9143d4db69c665ddee9f4f99a8578e73>>
 * @relayHash 10fdfb9a21265a9e103192c06bbcf0ac
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 181095ce203a4da38b4ea76d24f004bdd5dbbb526fb8a22aacc0a881965d08d4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type PolicyRule = "AGE" | "GAIN";
export type PolicyScreenQuery$variables = {
  adopt: ReadonlyArray<string>;
  audience: string;
  decline: ReadonlyArray<string>;
  floors: ReadonlyArray<string>;
  linePercent: number;
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
    readonly " $fragmentSpreads": FragmentRefs<"AbsentNames_policy" | "PolicyChange_policy" | "PolicyDecisions_policy" | "PolicyFloors_policy">;
  }, unknown>;
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
  "name": "rule"
},
v6 = [
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
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hash",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "supportedShare",
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
  "name": "trackedShare",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v13 = [
  (v12/*:: as any*/),
  (v9/*:: as any*/),
  (v11/*:: as any*/)
],
v14 = {
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
    (v11/*:: as any*/)
  ],
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lostShare",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PolicyScreenQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v6/*:: as any*/),
          "concreteType": "Policy",
          "kind": "LinkedField",
          "name": "policy",
          "plural": false,
          "selections": [
            (v7/*:: as any*/),
            (v8/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Audience",
              "kind": "LinkedField",
              "name": "audience",
              "plural": false,
              "selections": [
                (v9/*:: as any*/),
                (v10/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "AbsentNames_policy"
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
      (v5/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PolicyScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Policy",
        "kind": "LinkedField",
        "name": "policy",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Audience",
            "kind": "LinkedField",
            "name": "audience",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AbsentFeature",
            "kind": "LinkedField",
            "name": "absent",
            "plural": true,
            "selections": [
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Feature",
                "kind": "LinkedField",
                "name": "matches",
                "plural": true,
                "selections": (v13/*:: as any*/),
                "storageKey": null
              }
            ],
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
              {
                "alias": null,
                "args": null,
                "concreteType": "Browser",
                "kind": "LinkedField",
                "name": "browser",
                "plural": false,
                "selections": (v13/*:: as any*/),
                "storageKey": null
              },
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "PolicyFloorChoice",
                "kind": "LinkedField",
                "name": "choices",
                "plural": true,
                "selections": [
                  (v14/*:: as any*/),
                  (v15/*:: as any*/)
                ],
                "storageKey": null
              }
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
              {
                "alias": null,
                "args": null,
                "concreteType": "Browser",
                "kind": "LinkedField",
                "name": "browser",
                "plural": false,
                "selections": [
                  (v9/*:: as any*/),
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              },
              (v15/*:: as any*/)
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
              (v15/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Feature",
                "kind": "LinkedField",
                "name": "gained",
                "plural": true,
                "selections": (v13/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Feature",
                "kind": "LinkedField",
                "name": "lost",
                "plural": true,
                "selections": (v13/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PolicyTargets",
            "kind": "LinkedField",
            "name": "targets",
            "plural": false,
            "selections": [
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
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "aboveCount",
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
            "selections": (v13/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Feature",
            "kind": "LinkedField",
            "name": "declined",
            "plural": true,
            "selections": (v13/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "181095ce203a4da38b4ea76d24f004bdd5dbbb526fb8a22aacc0a881965d08d4",
    "metadata": {},
    "name": "PolicyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4bc587c75306b18e7254c89c54c68bd3";

export default node;

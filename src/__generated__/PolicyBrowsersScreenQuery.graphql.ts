/**
 * @generated SignedSource<<3679b7d47c25d06d3b879fe47344a801>>
 * @relayHash e8f90189ab7711a4915a2ba094ff16af
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 605d89c8d5fd80e115177c9613e29c9d90add02024ac8d48653c79981d0f918f

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type PolicyRule = "AGE" | "GAIN";
export type PolicyBrowsersScreenQuery$variables = {
  adopt: ReadonlyArray<string>;
  audience: string;
  decline: ReadonlyArray<string>;
  floors: ReadonlyArray<string>;
  linePercent: number;
  rule: PolicyRule;
};
export type PolicyBrowsersScreenQuery$data = {
  readonly policy: Result<{
    readonly floors: ReadonlyArray<{
      readonly browser: {
        readonly name: string;
        readonly releaseVersions: ReadonlyArray<string>;
        readonly slug: string;
      };
      readonly release: {
        readonly version: string;
      };
    }>;
  }, unknown>;
};
export type PolicyBrowsersScreenQuery = {
  response: PolicyBrowsersScreenQuery$data;
  variables: PolicyBrowsersScreenQuery$variables;
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
  "name": "slug",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "releaseVersions",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
    "name": "PolicyBrowsersScreenQuery",
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
                  "selections": [
                    (v7/*:: as any*/),
                    (v8/*:: as any*/),
                    (v9/*:: as any*/)
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Release",
                  "kind": "LinkedField",
                  "name": "release",
                  "plural": false,
                  "selections": [
                    (v10/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
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
    "name": "PolicyBrowsersScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Policy",
        "kind": "LinkedField",
        "name": "policy",
        "plural": false,
        "selections": [
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
                "selections": [
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Release",
                "kind": "LinkedField",
                "name": "release",
                "plural": false,
                "selections": [
                  (v10/*:: as any*/),
                  (v11/*:: as any*/)
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
    "id": "605d89c8d5fd80e115177c9613e29c9d90add02024ac8d48653c79981d0f918f",
    "metadata": {},
    "name": "PolicyBrowsersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "865b84d10d06c0b5728dbc074ee9c735";

export default node;

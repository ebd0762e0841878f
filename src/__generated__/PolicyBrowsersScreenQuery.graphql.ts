/**
 * @generated SignedSource<<02a45d7269879981c7ea46de509d1146>>
 * @relayHash d8536132cc2d487dab0eba13afe7ed94
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 140c6b276e15f6fb20669ab332ab38cef1fd9408ab3fa68cb96408fc831e4dda

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
    readonly givenUp: ReadonlyArray<{
      readonly browser: {
        readonly name: string;
        readonly releaseVersions: ReadonlyArray<string>;
        readonly slug: string;
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
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v13 = {
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
    (v12/*:: as any*/)
  ],
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
                (v10/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Release",
                  "kind": "LinkedField",
                  "name": "release",
                  "plural": false,
                  "selections": [
                    (v11/*:: as any*/)
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
                (v10/*:: as any*/)
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
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Release",
                "kind": "LinkedField",
                "name": "release",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
                  (v12/*:: as any*/)
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
              (v13/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "140c6b276e15f6fb20669ab332ab38cef1fd9408ab3fa68cb96408fc831e4dda",
    "metadata": {},
    "name": "PolicyBrowsersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "079d464c54e058f1cf3429b8729cb2af";

export default node;

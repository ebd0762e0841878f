/**
 * @generated SignedSource<<d41bb5908ad53fe35787a35133001eae>>
 * @relayHash 2a35849e92b45d5bece5e2466a191cdd
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b79985a0cf74ad7d6bb563848cb4ee6c2d435a2f79806c95a37df4fb8b12ce3f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrowsersScreenQuery$variables = {
  audience: string;
};
export type BrowsersScreenQuery$data = {
  readonly browsers: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"BrowserTable_browsers">;
  }>;
};
export type BrowsersScreenQuery = {
  response: BrowsersScreenQuery$data;
  variables: BrowsersScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "audience"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "BrowsersScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Browser",
        "kind": "LinkedField",
        "name": "browsers",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BrowserTable_browsers"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BrowsersScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Browser",
        "kind": "LinkedField",
        "name": "browsers",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "slug",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "type",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isCore",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "releaseCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Variable",
                "name": "audience",
                "variableName": "audience"
              }
            ],
            "kind": "ScalarField",
            "name": "share",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Release",
            "kind": "LinkedField",
            "name": "currentRelease",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "releasedOn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "engine",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b79985a0cf74ad7d6bb563848cb4ee6c2d435a2f79806c95a37df4fb8b12ce3f",
    "metadata": {},
    "name": "BrowsersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2c8b6c51cef152f2c9d88f110ad96aa2";

export default node;

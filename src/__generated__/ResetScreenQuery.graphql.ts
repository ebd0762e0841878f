/**
 * @generated SignedSource<<f6238efd5212f91f3b65315dff0663cb>>
 * @relayHash 80a919a79941d81e78b33970c9edbe09
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 708d6a5aee660dc8b4d82e0e4f684566d4b59b6384910598261e7e56f8cf12a7

import type { ConcreteRequest } from 'relay-runtime';
export type ResetScreenQuery$variables = Record<PropertyKey, never>;
export type ResetScreenQuery$data = {
  readonly viewer: {
    readonly email: string | null | undefined;
  } | null | undefined;
};
export type ResetScreenQuery = {
  response: ResetScreenQuery$data;
  variables: ResetScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ResetScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ResetScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "708d6a5aee660dc8b4d82e0e4f684566d4b59b6384910598261e7e56f8cf12a7",
    "metadata": {},
    "name": "ResetScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3a0eaf57f9f1b2f507dde95a95307c71";

export default node;

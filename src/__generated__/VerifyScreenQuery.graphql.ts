/**
 * @generated SignedSource<<47e781b05cea3a788606cf8928152644>>
 * @relayHash 816de51f819625a47b3bd9fb97a9c9b9
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4efbad88c33167a71e609dd5bb0ae3d05cec99296d83e9ae85eaff8ce0ae8f8d

import type { ConcreteRequest } from 'relay-runtime';
export type VerifyScreenQuery$variables = Record<PropertyKey, never>;
export type VerifyScreenQuery$data = {
  readonly viewer: {
    readonly email: string | null | undefined;
  } | null | undefined;
};
export type VerifyScreenQuery = {
  response: VerifyScreenQuery$data;
  variables: VerifyScreenQuery$variables;
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
    "name": "VerifyScreenQuery",
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
    "name": "VerifyScreenQuery",
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
    "id": "4efbad88c33167a71e609dd5bb0ae3d05cec99296d83e9ae85eaff8ce0ae8f8d",
    "metadata": {},
    "name": "VerifyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cf332ef917b0a983b19d36f32ba5954e";

export default node;

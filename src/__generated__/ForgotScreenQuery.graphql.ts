/**
 * @generated SignedSource<<975b43d5955babb3e37f94810f0f62be>>
 * @relayHash a1e7c68e5d5a117554e1c18ac567abb1
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2034986776f2ff2e42f09295919f35e9e5d31808e421bde90652039d14b78aac

import type { ConcreteRequest } from 'relay-runtime';
export type ForgotScreenQuery$variables = Record<PropertyKey, never>;
export type ForgotScreenQuery$data = {
  readonly signInOptions: {
    readonly sendsMail: boolean;
    readonly takesPasswords: boolean;
  };
};
export type ForgotScreenQuery = {
  response: ForgotScreenQuery$data;
  variables: ForgotScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SignInOptions",
    "kind": "LinkedField",
    "name": "signInOptions",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sendsMail",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "takesPasswords",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ForgotScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ForgotScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "2034986776f2ff2e42f09295919f35e9e5d31808e421bde90652039d14b78aac",
    "metadata": {},
    "name": "ForgotScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5ba6a1380ca8b3c4277c7add24ebe7fc";

export default node;

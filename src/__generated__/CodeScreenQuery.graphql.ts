/**
 * @generated SignedSource<<9ad381d4aa338aa9964737b404063a82>>
 * @relayHash 4a24727dde7c77bca892d1c754e8446d
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ec6ceeedc2976ded0edd5e2cc34ea3fdb43292da4419bd1f7c828ccee422f22

import type { ConcreteRequest } from 'relay-runtime';
export type CodeScreenQuery$variables = Record<PropertyKey, never>;
export type CodeScreenQuery$data = {
  readonly signInOptions: {
    readonly takesPasswords: boolean;
  };
};
export type CodeScreenQuery = {
  response: CodeScreenQuery$data;
  variables: CodeScreenQuery$variables;
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
    "name": "CodeScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CodeScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "5ec6ceeedc2976ded0edd5e2cc34ea3fdb43292da4419bd1f7c828ccee422f22",
    "metadata": {},
    "name": "CodeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bf8b303f0f3305cd35cf55edff86ff7d";

export default node;

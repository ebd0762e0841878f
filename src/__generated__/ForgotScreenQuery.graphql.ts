/**
 * @generated SignedSource<<1bb446fab50b9b18365669f4be513f30>>
 * @relayHash 4a47f710880555746ae26e6e29fdff67
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74afc4d5e20b5464bcece3dc218420f7eb2b70facbcf5efd62ff5c3f21f6af61

import type { ConcreteRequest } from 'relay-runtime';
export type ForgotScreenQuery$variables = Record<PropertyKey, never>;
export type ForgotScreenQuery$data = {
  readonly signInOptions: {
    readonly sendsMail: boolean;
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
    "id": "74afc4d5e20b5464bcece3dc218420f7eb2b70facbcf5efd62ff5c3f21f6af61",
    "metadata": {},
    "name": "ForgotScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "baf4b6fa16c53ca1bc2398401a1b66f8";

export default node;

/**
 * @generated SignedSource<<0e827a11acb77d2ff644de884078715c>>
 * @relayHash bf5292452509603eb1458419c815fd68
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd28ad93fd1b19e1aac16bf4378ba8c03afcfbebe677f6871f0499dd93cc595d

import type { ConcreteRequest } from 'relay-runtime';
export type OperatorScreenQuery$variables = Record<PropertyKey, never>;
export type OperatorScreenQuery$data = {
  readonly viewer: {
    readonly email: string | null | undefined;
  } | null | undefined;
};
export type OperatorScreenQuery = {
  response: OperatorScreenQuery$data;
  variables: OperatorScreenQuery$variables;
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
    "name": "OperatorScreenQuery",
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
    "name": "OperatorScreenQuery",
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
    "id": "dd28ad93fd1b19e1aac16bf4378ba8c03afcfbebe677f6871f0499dd93cc595d",
    "metadata": {},
    "name": "OperatorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4ba7a7392e41f795321abd32b16061b5";

export default node;

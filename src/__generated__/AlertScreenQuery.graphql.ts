/**
 * @generated SignedSource<<563500685dff14f2c2be309962caa7d8>>
 * @relayHash 601b7e31ec793d9557b85dda9af12558
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ceec0a8146356b5a5feed558572890951dfb4ec4c18fb91a56450354175d204e

import type { ConcreteRequest } from 'relay-runtime';
export type AlertScreenQuery$variables = Record<PropertyKey, never>;
export type AlertScreenQuery$data = {
  readonly catalogue: {
    readonly __typename: "Catalogue";
  } | null | undefined;
};
export type AlertScreenQuery = {
  response: AlertScreenQuery$data;
  variables: AlertScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Catalogue",
  "kind": "LinkedField",
  "name": "catalogue",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AlertScreenQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": (v0/*:: as any*/),
        "to": "NULL"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AlertScreenQuery",
    "selections": [
      (v0/*:: as any*/)
    ]
  },
  "params": {
    "id": "ceec0a8146356b5a5feed558572890951dfb4ec4c18fb91a56450354175d204e",
    "metadata": {},
    "name": "AlertScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a21049a0024afb356690132436771f76";

export default node;

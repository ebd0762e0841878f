/**
 * @generated SignedSource<<67d9165447bfc8ba0ae0f7385218463a>>
 * @relayHash fb12dc3e2fc4777600db64300b33995e
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a46dbdad0f969ce547fa6c96b887e3cae38d885f30d0f7b8dfe10cba33ad07d

import type { ConcreteRequest } from 'relay-runtime';
export type useMemberNameQuery$variables = Record<PropertyKey, never>;
export type useMemberNameQuery$data = {
  readonly viewer: {
    readonly name: string;
  } | null | undefined;
};
export type useMemberNameQuery = {
  response: useMemberNameQuery$data;
  variables: useMemberNameQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useMemberNameQuery",
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
    "name": "useMemberNameQuery",
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
    "id": "2a46dbdad0f969ce547fa6c96b887e3cae38d885f30d0f7b8dfe10cba33ad07d",
    "metadata": {},
    "name": "useMemberNameQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d887215c2c0ae3d0cb55e2f1fcf761b6";

export default node;

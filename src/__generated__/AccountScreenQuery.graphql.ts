/**
 * @generated SignedSource<<c0cbe790554401a4eb91fd427d488ca6>>
 * @relayHash 52a576ad2d8e5483812d4b23b3125200
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b937556fa2f84ab4cb05fdf536d6e4a3b8f4f5fff3e6708d58c3e00ff9d0f87

import type { ConcreteRequest } from 'relay-runtime';
export type AccountScreenQuery$variables = {
  audience: string;
};
export type AccountScreenQuery$data = {
  readonly audience: {
    readonly name: string;
  } | null | undefined;
};
export type AccountScreenQuery = {
  response: AccountScreenQuery$data;
  variables: AccountScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "audience"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "key",
        "variableName": "audience"
      }
    ],
    "concreteType": "Audience",
    "kind": "LinkedField",
    "name": "audience",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AccountScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AccountScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4b937556fa2f84ab4cb05fdf536d6e4a3b8f4f5fff3e6708d58c3e00ff9d0f87",
    "metadata": {},
    "name": "AccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8323b2e2f1683cc240f5c128e4ac7237";

export default node;

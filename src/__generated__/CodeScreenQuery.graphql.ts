/**
 * @generated SignedSource<<1ef4bbd893d4eb08b06c61f92b502ad1>>
 * @relayHash f691d9551ef54085f85dc7a9a181692b
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f7cc66c68caae10d79e0621cc6a76ecd54d325eb4ee1a7a8d991fbc1d41b5f3

import type { ConcreteRequest } from 'relay-runtime';
export type CodeScreenQuery$variables = Record<PropertyKey, never>;
export type CodeScreenQuery$data = {
  readonly signInOptions: {
    readonly __typename: "SignInOptions";
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
        "name": "__typename",
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
    "id": "5f7cc66c68caae10d79e0621cc6a76ecd54d325eb4ee1a7a8d991fbc1d41b5f3",
    "metadata": {},
    "name": "CodeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e39d017022602887e16843b4fc85090f";

export default node;

/**
 * @generated SignedSource<<abfca6cc5832fa249406185ee21c9f7a>>
 * @relayHash 98fa7b8a43b8aa76f6a35145846f24d4
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3dceff006f07537d55a6cb358b351ce45ed5ef0b97fdd57f462d503f48edcb5e

import type { ConcreteRequest } from 'relay-runtime';
export type DevelopersScreenQuery$variables = Record<PropertyKey, never>;
export type DevelopersScreenQuery$data = {
  readonly catalogue: {
    readonly compatKeyCount: number;
    readonly featureCount: number;
  };
};
export type DevelopersScreenQuery = {
  response: DevelopersScreenQuery$data;
  variables: DevelopersScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
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
        "name": "featureCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "compatKeyCount",
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
    "name": "DevelopersScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DevelopersScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "3dceff006f07537d55a6cb358b351ce45ed5ef0b97fdd57f462d503f48edcb5e",
    "metadata": {},
    "name": "DevelopersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f325c34e4827a26395aaf2b87610b780";

export default node;

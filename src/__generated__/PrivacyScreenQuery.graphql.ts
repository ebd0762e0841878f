/**
 * @generated SignedSource<<d317db94da07d2dccb207c189cd09442>>
 * @relayHash 8d1a343c299c93b228de11bfc4e2e8cb
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf0ea944c716be959ef1dfe3a49f39e4f5246b35dbe08356ffde8c3e28607322

import type { ConcreteRequest } from 'relay-runtime';
export type PrivacyScreenQuery$variables = Record<PropertyKey, never>;
export type PrivacyScreenQuery$data = {
  readonly catalogue: {
    readonly __typename: "Catalogue";
  } | null | undefined;
};
export type PrivacyScreenQuery = {
  response: PrivacyScreenQuery$data;
  variables: PrivacyScreenQuery$variables;
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
    "name": "PrivacyScreenQuery",
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
    "name": "PrivacyScreenQuery",
    "selections": [
      (v0/*:: as any*/)
    ]
  },
  "params": {
    "id": "bf0ea944c716be959ef1dfe3a49f39e4f5246b35dbe08356ffde8c3e28607322",
    "metadata": {},
    "name": "PrivacyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "59f656c3d2037f0dae34a33d1c5b374e";

export default node;

/**
 * @generated SignedSource<<cb486f2d60faf7849d4374b65630326a>>
 * @relayHash f8d712ba0138006ccc84d74f563a17b0
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e713328bcbb2bdd1e759d722cf40066065b2b99bc6b8e3e103242be3666f46a4

import type { ConcreteRequest } from 'relay-runtime';
export type AudienceKind = "BASELINE" | "BROWSERSLIST" | "CONTINENT" | "CUSTOM" | "REGION" | "WORLD";
export type AudienceKeyFieldQuery$variables = Record<PropertyKey, never>;
export type AudienceKeyFieldQuery$data = {
  readonly audiencePresets: ReadonlyArray<{
    readonly key: string;
    readonly kind: AudienceKind;
    readonly name: string;
  }>;
};
export type AudienceKeyFieldQuery = {
  response: AudienceKeyFieldQuery$data;
  variables: AudienceKeyFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AudiencePreset",
    "kind": "LinkedField",
    "name": "audiencePresets",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "key",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kind",
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
    "name": "AudienceKeyFieldQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AudienceKeyFieldQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e713328bcbb2bdd1e759d722cf40066065b2b99bc6b8e3e103242be3666f46a4",
    "metadata": {},
    "name": "AudienceKeyFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fedd2593f4dca36e4399aada5476f94d";

export default node;

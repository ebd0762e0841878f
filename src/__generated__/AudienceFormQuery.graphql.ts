/**
 * @generated SignedSource<<a31baea39fdd3a536fe0f0268403c298>>
 * @relayHash 08d1a1b932767b96d34ce182b7e9ea6c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11cdee90ee95dfde2eedb6c10bbe7e92f9fc37b0b9e49d11741ed7a9cf8e7f0e

import type { ConcreteRequest } from 'relay-runtime';
export type AudienceKind = "BASELINE" | "BROWSERSLIST" | "CONTINENT" | "CUSTOM" | "REGION" | "WORLD";
export type AudienceFormQuery$variables = Record<PropertyKey, never>;
export type AudienceFormQuery$data = {
  readonly audiencePresets: ReadonlyArray<{
    readonly key: string;
    readonly kind: AudienceKind;
    readonly name: string;
  }>;
};
export type AudienceFormQuery = {
  response: AudienceFormQuery$data;
  variables: AudienceFormQuery$variables;
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
    "name": "AudienceFormQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AudienceFormQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "11cdee90ee95dfde2eedb6c10bbe7e92f9fc37b0b9e49d11741ed7a9cf8e7f0e",
    "metadata": {},
    "name": "AudienceFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0e0f549351a052465d6c7e241f43e87f";

export default node;

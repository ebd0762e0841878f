/**
 * @generated SignedSource<<789fab98f7dccb019c9329ef9cfb1995>>
 * @relayHash 5bfdb8eae9b56c66204f14c76fcfa6d5
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0dc12c808c5724954f90156d03943a676ff60b6945e4636e433b68e2a50317f3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AudienceKeyFieldQuery$variables = Record<PropertyKey, never>;
export type AudienceKeyFieldQuery$data = {
  readonly audiencePresets: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"useAudienceOptions_preset">;
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AudienceKeyFieldQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AudiencePreset",
        "kind": "LinkedField",
        "name": "audiencePresets",
        "plural": true,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "useAudienceOptions_preset",
            "selections": (v0/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
          }
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
    "name": "AudienceKeyFieldQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AudiencePreset",
        "kind": "LinkedField",
        "name": "audiencePresets",
        "plural": true,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0dc12c808c5724954f90156d03943a676ff60b6945e4636e433b68e2a50317f3",
    "metadata": {},
    "name": "AudienceKeyFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "02426b291eff3f21340388c3ad379a1b";

export default node;

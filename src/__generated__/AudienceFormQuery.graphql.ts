/**
 * @generated SignedSource<<cba5a221ab53849f601ade947339d4e9>>
 * @relayHash f19214b3a56b3d1ddaeb34c35036ec54
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c0d2a88221c74c67e2c986f0225e518c98ad0921bfcfa18af01470d6f92536f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AudienceFormQuery$variables = Record<PropertyKey, never>;
export type AudienceFormQuery$data = {
  readonly audiencePresets: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"useAudienceOptions_preset">;
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
    "name": "AudienceFormQuery",
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
    "name": "AudienceFormQuery",
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
    "id": "0c0d2a88221c74c67e2c986f0225e518c98ad0921bfcfa18af01470d6f92536f",
    "metadata": {},
    "name": "AudienceFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "66682d9371d98f57f95399d3c1505e2b";

export default node;

/**
 * @generated SignedSource<<5e16253137df4c91c12f80f012cb5e5c>>
 * @relayHash 6114670c4f65f14281171e299c52cd43
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c83f2689aecbcf9c5e423eeaedf5cd4f15810f4cb6c3b791a561b48cd252d7e9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewAudienceScreenQuery$variables = Record<PropertyKey, never>;
export type NewAudienceScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BlendForm_query" | "FileImport_query">;
};
export type NewAudienceScreenQuery = {
  response: NewAudienceScreenQuery$data;
  variables: NewAudienceScreenQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "NewAudienceScreenQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "FileImport_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "BlendForm_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewAudienceScreenQuery",
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
    ]
  },
  "params": {
    "id": "c83f2689aecbcf9c5e423eeaedf5cd4f15810f4cb6c3b791a561b48cd252d7e9",
    "metadata": {},
    "name": "NewAudienceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "a5d876507fbb9b94e54c98a9ea8e6244";

export default node;

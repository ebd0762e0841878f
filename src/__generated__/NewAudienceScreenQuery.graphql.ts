/**
 * @generated SignedSource<<9ab1bad204e2b3a1a882088dfc2c3b0d>>
 * @relayHash 7ace442ef4b98d2e67520281569149b0
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2280c555711e4ad6cc524aea92fec0a8fad1dac60f24dd0ac90300b54bbad6c0

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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2280c555711e4ad6cc524aea92fec0a8fad1dac60f24dd0ac90300b54bbad6c0",
    "metadata": {},
    "name": "NewAudienceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "a5d876507fbb9b94e54c98a9ea8e6244";

export default node;

/**
 * @generated SignedSource<<89b184afda60953c4459e875c47544ae>>
 * @relayHash e0515a9942c20dd8ebfce18d2b7816f3
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f96226a6882cf5c2eb53a6b78b0932efa0a086c7f3bf672766928786493670d3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewAudienceScreenQuery$variables = Record<PropertyKey, never>;
export type NewAudienceScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BlendForm_query">;
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
    "id": "f96226a6882cf5c2eb53a6b78b0932efa0a086c7f3bf672766928786493670d3",
    "metadata": {},
    "name": "NewAudienceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "2b88178947f302e0f06bb80da79240fe";

export default node;

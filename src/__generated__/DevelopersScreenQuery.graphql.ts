/**
 * @generated SignedSource<<dcd695905f4d75e3c8655cb5ee3bdb77>>
 * @relayHash d65872e71df6481df5180e4cdf151a3a
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e04ab6b893033c2a951ccbbf5de943ac85cca8c021b33779386e97917637e9b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type DevelopersScreenQuery$variables = Record<PropertyKey, never>;
export type DevelopersScreenQuery$data = {
  readonly catalogue: {
    readonly compatKeyCount: number;
    readonly featureCount: number;
  } | null | undefined;
  readonly queryTerms: Result<ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"QueryTermTable_terms">;
  }>, unknown>;
};
export type DevelopersScreenQuery = {
  response: DevelopersScreenQuery$data;
  variables: DevelopersScreenQuery$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DevelopersScreenQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": (v0/*:: as any*/),
        "to": "NULL"
      },
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": null,
          "concreteType": "QueryTerm",
          "kind": "LinkedField",
          "name": "queryTerms",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "QueryTermTable_terms"
            }
          ],
          "storageKey": null
        },
        "to": "RESULT"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DevelopersScreenQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "QueryTerm",
        "kind": "LinkedField",
        "name": "queryTerms",
        "plural": true,
        "selections": [
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
            "name": "value",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "meaning",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "example",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6e04ab6b893033c2a951ccbbf5de943ac85cca8c021b33779386e97917637e9b",
    "metadata": {},
    "name": "DevelopersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "28087f50e92da333058ccaab2ec063c9";

export default node;

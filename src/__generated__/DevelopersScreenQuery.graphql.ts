/**
 * @generated SignedSource<<f2dcf5ae7691a6b6c1f42cb7844dc64c>>
 * @relayHash d65872e71df6481df5180e4cdf151a3a
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e04ab6b893033c2a951ccbbf5de943ac85cca8c021b33779386e97917637e9b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DevelopersScreenQuery$variables = Record<PropertyKey, never>;
export type DevelopersScreenQuery$data = {
  readonly catalogue: {
    readonly compatKeyCount: number;
    readonly featureCount: number;
  };
  readonly queryTerms: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"QueryTermTable_terms">;
  }>;
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "QueryTermTable_terms"
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

(node as any).hash = "6d81ed88185cc59b54704bb855a585eb";

export default node;

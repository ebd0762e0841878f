/**
 * @generated SignedSource<<cabc5beb14d7103c3384f831ffae88a9>>
 * @relayHash 0522f517c00a30397814b7e7a28b4191
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3a67396730c52b50805d08ddbc7bbc68700ce01a1267ff78c17e84bbc7543a9

import type { ConcreteRequest } from 'relay-runtime';
export type QueryToolsQuery$variables = {
  query: string;
};
export type QueryToolsQuery$data = {
  readonly features: {
    readonly queryProblem: {
      readonly end: number;
      readonly message: string;
      readonly start: number;
      readonly suggestion: string | null | undefined;
    } | null | undefined;
  };
};
export type QueryToolsQuery = {
  response: QueryToolsQuery$data;
  variables: QueryToolsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "query"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      },
      {
        "kind": "Variable",
        "name": "query",
        "variableName": "query"
      }
    ],
    "concreteType": "FeatureConnection",
    "kind": "LinkedField",
    "name": "features",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "QueryProblem",
        "kind": "LinkedField",
        "name": "queryProblem",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "start",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "end",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "suggestion",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "QueryToolsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "QueryToolsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a3a67396730c52b50805d08ddbc7bbc68700ce01a1267ff78c17e84bbc7543a9",
    "metadata": {},
    "name": "QueryToolsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "09d35922870675032d96579db6e14fc1";

export default node;

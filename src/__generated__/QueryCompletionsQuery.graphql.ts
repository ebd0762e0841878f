/**
 * @generated SignedSource<<1ca40b6a484764050102fcc632589685>>
 * @relayHash f536c38dab0981fe4d03b9019145c01a
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a83bf776a25ad63f648ddbebd5a48cbbeb47c2071336ca3e7d65a2dd474c378

import type { ConcreteRequest } from 'relay-runtime';
export type QueryCompletionsQuery$variables = {
  position: number;
  query: string;
};
export type QueryCompletionsQuery$data = {
  readonly queryCompletions: ReadonlyArray<{
    readonly count: number | null | undefined;
    readonly end: number;
    readonly label: string;
    readonly start: number;
    readonly text: string;
  }>;
};
export type QueryCompletionsQuery = {
  response: QueryCompletionsQuery$data;
  variables: QueryCompletionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "position"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "query"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "position",
        "variableName": "position"
      },
      {
        "kind": "Variable",
        "name": "query",
        "variableName": "query"
      }
    ],
    "concreteType": "QueryCompletion",
    "kind": "LinkedField",
    "name": "queryCompletions",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "text",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "label",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "count",
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "QueryCompletionsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "QueryCompletionsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "8a83bf776a25ad63f648ddbebd5a48cbbeb47c2071336ca3e7d65a2dd474c378",
    "metadata": {},
    "name": "QueryCompletionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a71873ca98a483f16dcb8ef1e084cd6a";

export default node;

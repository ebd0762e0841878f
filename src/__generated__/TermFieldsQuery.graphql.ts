/**
 * @generated SignedSource<<9f7e9da6a5b26663083ebf3d16feb93f>>
 * @relayHash 2a524fd26fe046a1f41634afa0aa844d
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91d09621c1641a6dc785115389786151b7880dda1dac16dd6eda0752c358d420

import type { ConcreteRequest } from 'relay-runtime';
export type TermFieldsQuery$variables = {
  names: ReadonlyArray<string>;
};
export type TermFieldsQuery$data = {
  readonly queryTerms: ReadonlyArray<{
    readonly name: string;
    readonly values: ReadonlyArray<{
      readonly count: number;
      readonly name: string;
      readonly text: string;
    }>;
  }>;
};
export type TermFieldsQuery = {
  response: TermFieldsQuery$data;
  variables: TermFieldsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "names"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "names",
        "variableName": "names"
      }
    ],
    "concreteType": "QueryTerm",
    "kind": "LinkedField",
    "name": "queryTerms",
    "plural": true,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "QueryValue",
        "kind": "LinkedField",
        "name": "values",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "text",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "count",
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
    "name": "TermFieldsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TermFieldsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "91d09621c1641a6dc785115389786151b7880dda1dac16dd6eda0752c358d420",
    "metadata": {},
    "name": "TermFieldsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f3bce7337002f8787457913a27b3b43d";

export default node;

/**
 * @generated SignedSource<<3cfefc861853bcb38b56daae87d21289>>
 * @relayHash 244650bdcf62f5c7f92c62a098abf52c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9c2f61a24c6bba3fbbb736e133941c6fc0f5602c96cf86188111893960de0a3

import type { ConcreteRequest } from 'relay-runtime';
export type QueryFiltersQuery$variables = {
  names: ReadonlyArray<string>;
};
export type QueryFiltersQuery$data = {
  readonly queryTerms: ReadonlyArray<{
    readonly name: string;
    readonly values: ReadonlyArray<{
      readonly count: number;
      readonly name: string;
      readonly text: string;
    }>;
  }>;
};
export type QueryFiltersQuery = {
  response: QueryFiltersQuery$data;
  variables: QueryFiltersQuery$variables;
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
    "name": "QueryFiltersQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "QueryFiltersQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "f9c2f61a24c6bba3fbbb736e133941c6fc0f5602c96cf86188111893960de0a3",
    "metadata": {},
    "name": "QueryFiltersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3b4a4adcbd57be4488b78171919db53c";

export default node;

/**
 * @generated SignedSource<<85ba2a51a41e73faca32dde9878014b8>>
 * @relayHash 4e976774c142d7451806990313c03f47
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bde60836cccd91c8828658e21c53b9009353b4f4e9d715b0d80a665fa3232a0d

import type { ConcreteRequest } from 'relay-runtime';
export type MissingScreenQuery$variables = {
  wanted: string;
};
export type MissingScreenQuery$data = {
  readonly featureNearMatches: ReadonlyArray<{
    readonly name: string;
    readonly slug: string;
  }> | null | undefined;
};
export type MissingScreenQuery = {
  response: MissingScreenQuery$data;
  variables: MissingScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "wanted"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5
  },
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "wanted"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "MissingScreenQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": "Feature",
          "kind": "LinkedField",
          "name": "featureNearMatches",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "storageKey": null
        },
        "to": "NULL"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MissingScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Feature",
        "kind": "LinkedField",
        "name": "featureNearMatches",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bde60836cccd91c8828658e21c53b9009353b4f4e9d715b0d80a665fa3232a0d",
    "metadata": {},
    "name": "MissingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "da9721de6a2e1ab1c0116cbbc7ab0556";

export default node;

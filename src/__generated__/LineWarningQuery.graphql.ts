/**
 * @generated SignedSource<<35a73d331767a623c728e5df2728968a>>
 * @relayHash 5abb328d16b8837f8cab6a984629763f
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0a2b13649aa633678a52700560d9449ff0c92af9c3965de28e998737b4f0e7e

import type { ConcreteRequest } from 'relay-runtime';
export type LineWarningQuery$variables = {
  key: string;
};
export type LineWarningQuery$data = {
  readonly audienceLookup: {
    readonly audience: {
      readonly name: string;
      readonly trackedShare: number;
    } | null | undefined;
  };
};
export type LineWarningQuery = {
  response: LineWarningQuery$data;
  variables: LineWarningQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "key"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "trackedShare",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "LineWarningQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AudienceLookup",
        "kind": "LinkedField",
        "name": "audienceLookup",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Audience",
            "kind": "LinkedField",
            "name": "audience",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LineWarningQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AudienceLookup",
        "kind": "LinkedField",
        "name": "audienceLookup",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Audience",
            "kind": "LinkedField",
            "name": "audience",
            "plural": false,
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d0a2b13649aa633678a52700560d9449ff0c92af9c3965de28e998737b4f0e7e",
    "metadata": {},
    "name": "LineWarningQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9315e17726dd638c0bafe1dbfd6100b8";

export default node;

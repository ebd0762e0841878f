/**
 * @generated SignedSource<<62539389ca5bf5541b03a0f9c12003db>>
 * @relayHash ef6ad86f8930314fb8b0de29a74a5edf
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbd8518cb5ac9416b759c1235af949dd754f05edbf256f7bd7f41a86129d799f

import type { ConcreteRequest } from 'relay-runtime';
export type ScanScreenQuery$variables = {
  audience: string;
};
export type ScanScreenQuery$data = {
  readonly audience: {
    readonly name: string;
  } | null | undefined;
  readonly catalogue: {
    readonly scanTableVersion: string;
  };
};
export type ScanScreenQuery = {
  response: ScanScreenQuery$data;
  variables: ScanScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "audience"
  }
],
v1 = {
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
      "name": "scanTableVersion",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "audience"
  }
],
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
    "name": "ScanScreenQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Audience",
        "kind": "LinkedField",
        "name": "audience",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
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
    "name": "ScanScreenQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Audience",
        "kind": "LinkedField",
        "name": "audience",
        "plural": false,
        "selections": [
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
    "id": "bbd8518cb5ac9416b759c1235af949dd754f05edbf256f7bd7f41a86129d799f",
    "metadata": {},
    "name": "ScanScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fbccd3160f47bc9ae0cfb669a385d0f1";

export default node;

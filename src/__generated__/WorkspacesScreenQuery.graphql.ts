/**
 * @generated SignedSource<<745e4b3cb8dc97f9d1e1e1837a86156d>>
 * @relayHash a7b17c24377168de637709423b4f2147
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68dc73826ffff9dbe3221e660cb9fb99b9290d1e0088830b094990e7a2b8bf3f

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "EDITOR" | "OWNER" | "VIEWER";
export type WorkspacesScreenQuery$variables = Record<PropertyKey, never>;
export type WorkspacesScreenQuery$data = {
  readonly viewer: {
    readonly workspaces: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly role: Role | null | undefined;
      readonly slug: string;
    }>;
  } | null | undefined;
};
export type WorkspacesScreenQuery = {
  response: WorkspacesScreenQuery$data;
  variables: WorkspacesScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Workspace",
  "kind": "LinkedField",
  "name": "workspaces",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
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
      "name": "role",
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
    "name": "WorkspacesScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "WorkspacesScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "68dc73826ffff9dbe3221e660cb9fb99b9290d1e0088830b094990e7a2b8bf3f",
    "metadata": {},
    "name": "WorkspacesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "61cf1e143f6c31cca2693bdda3075736";

export default node;

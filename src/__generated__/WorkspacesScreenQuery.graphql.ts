/**
 * @generated SignedSource<<ca7f0c32774e438db457f79e5f72a9b8>>
 * @relayHash eb5b295fb0c846ec14ac7ee8e3d64654
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cce5d70b99f84f7d144de945e917f2ceb6c6db626c5dbe41331b72d98d54eb0d

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "EDITOR" | "OWNER" | "VIEWER";
export type WorkspacesScreenQuery$variables = Record<PropertyKey, never>;
export type WorkspacesScreenQuery$data = {
  readonly viewer: {
    readonly closedWorkspaces: ReadonlyArray<string>;
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
  "name": "closedWorkspaces",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Workspace",
  "kind": "LinkedField",
  "name": "workspaces",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
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
          (v0/*:: as any*/),
          (v2/*:: as any*/)
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
          (v0/*:: as any*/),
          (v2/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cce5d70b99f84f7d144de945e917f2ceb6c6db626c5dbe41331b72d98d54eb0d",
    "metadata": {},
    "name": "WorkspacesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "56d1f8a4501ee3350add6ca928ec22db";

export default node;

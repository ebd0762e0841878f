/**
 * @generated SignedSource<<6bfa478c9361785b3884a951cfd89d3b>>
 * @relayHash 2cbbe186d5c9868bdd4bd4ab7038a3e8
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81fbe4ac1acc8a30a8d0e439e01ec3cae99594a3b6d594afd6e0d589739bc0a5

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateWorkspaceInput = {
  name: string;
  workspaceId: string;
};
export type RenameWorkspaceMutation$variables = {
  input: UpdateWorkspaceInput;
};
export type RenameWorkspaceMutation$data = {
  readonly updateWorkspace: {
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
    readonly workspace: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
  };
};
export type RenameWorkspaceMutation = {
  response: RenameWorkspaceMutation$data;
  variables: RenameWorkspaceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "UpdateWorkspacePayload",
    "kind": "LinkedField",
    "name": "updateWorkspace",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Workspace",
        "kind": "LinkedField",
        "name": "workspace",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Problem",
        "kind": "LinkedField",
        "name": "problems",
        "plural": true,
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
            "name": "path",
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
    "metadata": null,
    "name": "RenameWorkspaceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RenameWorkspaceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "81fbe4ac1acc8a30a8d0e439e01ec3cae99594a3b6d594afd6e0d589739bc0a5",
    "metadata": {},
    "name": "RenameWorkspaceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "42bd9d19d91d70bd7609d0fc310153d5";

export default node;

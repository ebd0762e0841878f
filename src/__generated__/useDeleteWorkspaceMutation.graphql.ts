/**
 * @generated SignedSource<<b25a5c49257c1ade4bec514f17b62007>>
 * @relayHash 115ffb503455e55e613ca2ae81c8f6d5
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c57dda80185f230ab9affcb63ee03dea4e24012d6188afec9075e93e0a080105

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteWorkspaceInput = {
  isWanted: boolean;
  workspaceId: string;
};
export type useDeleteWorkspaceMutation$variables = {
  input: DeleteWorkspaceInput;
};
export type useDeleteWorkspaceMutation$data = {
  readonly deleteWorkspace: {
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
    readonly workspace: {
      readonly deleteAt: string | null | undefined;
      readonly id: string;
    } | null | undefined;
  };
};
export type useDeleteWorkspaceMutation = {
  response: useDeleteWorkspaceMutation$data;
  variables: useDeleteWorkspaceMutation$variables;
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
    "concreteType": "DeleteWorkspacePayload",
    "kind": "LinkedField",
    "name": "deleteWorkspace",
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
            "name": "deleteAt",
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
    "name": "useDeleteWorkspaceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteWorkspaceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c57dda80185f230ab9affcb63ee03dea4e24012d6188afec9075e93e0a080105",
    "metadata": {},
    "name": "useDeleteWorkspaceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "81b6a46169a5fe50bee3d6528473e3be";

export default node;

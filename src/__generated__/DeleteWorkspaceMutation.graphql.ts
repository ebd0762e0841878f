/**
 * @generated SignedSource<<a8df8913bcb8ec4826e085b99558e16f>>
 * @relayHash afa5afae181b3d39d91163c9209a038c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7146de301be42ed55250606f05ae97bda33764ab18b5d9c39d858da6aaeed16

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteWorkspaceInput = {
  isWanted: boolean;
  workspaceId: string;
};
export type DeleteWorkspaceMutation$variables = {
  input: DeleteWorkspaceInput;
};
export type DeleteWorkspaceMutation$data = {
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
export type DeleteWorkspaceMutation = {
  response: DeleteWorkspaceMutation$data;
  variables: DeleteWorkspaceMutation$variables;
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
    "name": "DeleteWorkspaceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteWorkspaceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d7146de301be42ed55250606f05ae97bda33764ab18b5d9c39d858da6aaeed16",
    "metadata": {},
    "name": "DeleteWorkspaceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "61a58bf019c596f646505aa8d1dcd02f";

export default node;

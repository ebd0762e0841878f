/**
 * @generated SignedSource<<be4877661dfa4f9db776f70b0da5434e>>
 * @relayHash 7e3c7df4b31de2a42d6e1014460cbc98
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bef4aa43a8de3d53ed8b58d0f5e3ae2c4b1116eadff18815b57128324ace7712

import type { ConcreteRequest } from 'relay-runtime';
export type LeaveWorkspaceInput = {
  workspaceId: string;
};
export type LeaveWorkspaceMutation$variables = {
  input: LeaveWorkspaceInput;
};
export type LeaveWorkspaceMutation$data = {
  readonly leaveWorkspace: {
    readonly member: {
      readonly id: string;
    } | null | undefined;
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  };
};
export type LeaveWorkspaceMutation = {
  response: LeaveWorkspaceMutation$data;
  variables: LeaveWorkspaceMutation$variables;
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
    "concreteType": "LeaveWorkspacePayload",
    "kind": "LinkedField",
    "name": "leaveWorkspace",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Member",
        "kind": "LinkedField",
        "name": "member",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
    "name": "LeaveWorkspaceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LeaveWorkspaceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bef4aa43a8de3d53ed8b58d0f5e3ae2c4b1116eadff18815b57128324ace7712",
    "metadata": {},
    "name": "LeaveWorkspaceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "62f6e24917c701796be03459b50dc25b";

export default node;

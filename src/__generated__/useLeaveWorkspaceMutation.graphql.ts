/**
 * @generated SignedSource<<2cae2199d3c7bf5f96d1e636df4d35a4>>
 * @relayHash bb6de027e1fbf83de1e4b6f4baec2c87
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b552b62088b7858665ec677933ff121f84e370cbe539baa4e68c2e10ab814977

import type { ConcreteRequest } from 'relay-runtime';
export type LeaveWorkspaceInput = {
  workspaceId: string;
};
export type useLeaveWorkspaceMutation$variables = {
  input: LeaveWorkspaceInput;
};
export type useLeaveWorkspaceMutation$data = {
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
export type useLeaveWorkspaceMutation = {
  response: useLeaveWorkspaceMutation$data;
  variables: useLeaveWorkspaceMutation$variables;
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
    "name": "useLeaveWorkspaceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLeaveWorkspaceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b552b62088b7858665ec677933ff121f84e370cbe539baa4e68c2e10ab814977",
    "metadata": {},
    "name": "useLeaveWorkspaceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "95547f9d07c5074f3e86b721df19488b";

export default node;

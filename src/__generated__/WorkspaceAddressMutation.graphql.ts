/**
 * @generated SignedSource<<5358a5c63efd69b1bd4a52a67fc83ee6>>
 * @relayHash edcf1b410efbac1f93b92e4df4753737
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc41a70f08d53ab420b4d54a0d5f272653f59aa53072f254474ad3d366977438

import type { ConcreteRequest } from 'relay-runtime';
export type ChangeWorkspaceAddressInput = {
  slug: string;
  workspaceId: string;
};
export type WorkspaceAddressMutation$variables = {
  input: ChangeWorkspaceAddressInput;
};
export type WorkspaceAddressMutation$data = {
  readonly changeWorkspaceAddress: {
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
    readonly workspace: {
      readonly id: string;
      readonly slug: string;
    } | null | undefined;
  };
};
export type WorkspaceAddressMutation = {
  response: WorkspaceAddressMutation$data;
  variables: WorkspaceAddressMutation$variables;
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
    "concreteType": "ChangeWorkspaceAddressPayload",
    "kind": "LinkedField",
    "name": "changeWorkspaceAddress",
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
            "name": "slug",
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
    "name": "WorkspaceAddressMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WorkspaceAddressMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bc41a70f08d53ab420b4d54a0d5f272653f59aa53072f254474ad3d366977438",
    "metadata": {},
    "name": "WorkspaceAddressMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "45ff63c831530852c07495798151df7d";

export default node;

/**
 * @generated SignedSource<<1cd7be742961ab28a0d87599cd9fe312>>
 * @relayHash 4b9fbd01af14c7fa2aed52f865d7ebd1
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e3f0fcf4a53a0de1b453fa3ca4113c9511bfa1866a5c25f48833817847b5414

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "EDITOR" | "OWNER" | "VIEWER";
export type InviteMemberInput = {
  email: string;
  role: Role;
  workspaceId: string;
};
export type NewInvitationMutation$variables = {
  input: InviteMemberInput;
};
export type NewInvitationMutation$data = {
  readonly inviteMember: {
    readonly invitation: {
      readonly email: string;
      readonly id: string;
      readonly url: string | null | undefined;
    } | null | undefined;
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  };
};
export type NewInvitationMutation = {
  response: NewInvitationMutation$data;
  variables: NewInvitationMutation$variables;
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
    "concreteType": "InviteMemberPayload",
    "kind": "LinkedField",
    "name": "inviteMember",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Invitation",
        "kind": "LinkedField",
        "name": "invitation",
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
            "name": "url",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
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
    "name": "NewInvitationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewInvitationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1e3f0fcf4a53a0de1b453fa3ca4113c9511bfa1866a5c25f48833817847b5414",
    "metadata": {},
    "name": "NewInvitationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1be4f45ec4ff54db3f91600baef2f8ca";

export default node;

/**
 * @generated SignedSource<<7780a902ed459e4211c7f5e0dafc623b>>
 * @relayHash f51fe7a61d6ba53d9d2c4bb5014caeca
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5036e4e3e44b7319774f8c79097a11284856d8a3c393c6b01115a0c41cecee7d

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "EDITOR" | "OWNER" | "VIEWER";
export type ChangeRoleInput = {
  memberId: string;
  role: Role;
};
export type MembersChangeRoleMutation$variables = {
  input: ChangeRoleInput;
};
export type MembersChangeRoleMutation$data = {
  readonly changeRole: {
    readonly member: {
      readonly id: string;
      readonly name: string;
      readonly role: Role;
    } | null | undefined;
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  };
};
export type MembersChangeRoleMutation$rawResponse = {
  readonly changeRole: {
    readonly member: {
      readonly id: string;
      readonly name: string;
      readonly role: Role;
    } | null | undefined;
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  };
};
export type MembersChangeRoleMutation = {
  rawResponse: MembersChangeRoleMutation$rawResponse;
  response: MembersChangeRoleMutation$data;
  variables: MembersChangeRoleMutation$variables;
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
    "concreteType": "ChangeRolePayload",
    "kind": "LinkedField",
    "name": "changeRole",
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
    "name": "MembersChangeRoleMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MembersChangeRoleMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5036e4e3e44b7319774f8c79097a11284856d8a3c393c6b01115a0c41cecee7d",
    "metadata": {},
    "name": "MembersChangeRoleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "59d5764afbbf4a3d6f5846e7d97257d7";

export default node;

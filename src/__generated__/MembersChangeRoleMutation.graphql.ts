/**
 * @generated SignedSource<<a4c13560b14aa763b46a86ee8b14d4a3>>
 * @relayHash 3572ceea1da0353871028992d221ed49
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7dc1216a02b726089882d1b3061de447c86d6d9b9c36915ad2b3e1cd7786cb5

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
    "id": "a7dc1216a02b726089882d1b3061de447c86d6d9b9c36915ad2b3e1cd7786cb5",
    "metadata": {},
    "name": "MembersChangeRoleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c8e86c421e02ce36d16ec3ea9145e4a3";

export default node;

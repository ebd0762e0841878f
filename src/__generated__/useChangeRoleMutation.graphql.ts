/**
 * @generated SignedSource<<ea6ffe85a1e14418316848ac2b122f2b>>
 * @relayHash 603db43c84aadb14db33273ec0d7b100
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b13ef911dbdd37b1c2ba4797e1db3549e1747fc492ebafa53e98c763ba7e367

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "EDITOR" | "OWNER" | "VIEWER";
export type ChangeRoleInput = {
  memberId: string;
  role: Role;
};
export type useChangeRoleMutation$variables = {
  input: ChangeRoleInput;
};
export type useChangeRoleMutation$data = {
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
export type useChangeRoleMutation$rawResponse = {
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
export type useChangeRoleMutation = {
  rawResponse: useChangeRoleMutation$rawResponse;
  response: useChangeRoleMutation$data;
  variables: useChangeRoleMutation$variables;
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
    "name": "useChangeRoleMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeRoleMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5b13ef911dbdd37b1c2ba4797e1db3549e1747fc492ebafa53e98c763ba7e367",
    "metadata": {},
    "name": "useChangeRoleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0f02427fdcd1969459b9829a78dd3d4a";

export default node;

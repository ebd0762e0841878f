/**
 * @generated SignedSource<<f2e3871f38e094677a4dbcdf9b41d938>>
 * @relayHash 2020f26f5973cc12f94452f1f74bcb90
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 721dbb7dcfa9a5ca1cace6c659c3c8bdaba39c3c73fc986c303456857f2281a9

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveMemberInput = {
  memberId: string;
};
export type MembersRemoveMutation$variables = {
  input: RemoveMemberInput;
};
export type MembersRemoveMutation$data = {
  readonly removeMember: {
    readonly member: {
      readonly id: string;
    } | null | undefined;
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  };
};
export type MembersRemoveMutation = {
  response: MembersRemoveMutation$data;
  variables: MembersRemoveMutation$variables;
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
    "concreteType": "RemoveMemberPayload",
    "kind": "LinkedField",
    "name": "removeMember",
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
    "name": "MembersRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MembersRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "721dbb7dcfa9a5ca1cace6c659c3c8bdaba39c3c73fc986c303456857f2281a9",
    "metadata": {},
    "name": "MembersRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ce25c90e58a6647efd6bbd95239c5beb";

export default node;

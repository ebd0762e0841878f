/**
 * @generated SignedSource<<829df0e500d5684717a69b5f5b2b2707>>
 * @relayHash 75132401ea36509dbf78d306a6269e23
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e3647198da0d87728144363f1de32dbd10390e56e172e5c6cc91170c571a6fe

import type { ConcreteRequest } from 'relay-runtime';
export type RevokeInvitationInput = {
  id: string;
  workspaceId: string;
};
export type InvitationsRevokeMutation$variables = {
  input: RevokeInvitationInput;
};
export type InvitationsRevokeMutation$data = {
  readonly revokeInvitation: {
    readonly invitation: {
      readonly email: string;
      readonly id: string;
    } | null | undefined;
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  };
};
export type InvitationsRevokeMutation = {
  response: InvitationsRevokeMutation$data;
  variables: InvitationsRevokeMutation$variables;
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
    "concreteType": "RevokeInvitationPayload",
    "kind": "LinkedField",
    "name": "revokeInvitation",
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
    "name": "InvitationsRevokeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InvitationsRevokeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9e3647198da0d87728144363f1de32dbd10390e56e172e5c6cc91170c571a6fe",
    "metadata": {},
    "name": "InvitationsRevokeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5d45313f6d8ca596dedeb0a382551b1e";

export default node;

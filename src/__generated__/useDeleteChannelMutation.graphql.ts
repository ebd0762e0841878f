/**
 * @generated SignedSource<<4f5f8c84c4bc0b88e100bcac580a617f>>
 * @relayHash cb959cdbe2f0c9712d4b5181b94d942c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1698414d2aea773477c10019e4debfe191e56e920ce8b1015f45b6e464707356

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteChannelInput = {
  id: string;
  workspaceId?: string | null | undefined;
};
export type useDeleteChannelMutation$variables = {
  input: DeleteChannelInput;
};
export type useDeleteChannelMutation$data = {
  readonly deleteChannel: {
    readonly channel: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  };
};
export type useDeleteChannelMutation = {
  response: useDeleteChannelMutation$data;
  variables: useDeleteChannelMutation$variables;
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
    "concreteType": "DeleteChannelPayload",
    "kind": "LinkedField",
    "name": "deleteChannel",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Channel",
        "kind": "LinkedField",
        "name": "channel",
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
    "name": "useDeleteChannelMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteChannelMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1698414d2aea773477c10019e4debfe191e56e920ce8b1015f45b6e464707356",
    "metadata": {},
    "name": "useDeleteChannelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9d71b40cc18d99583165d93e89f8cdef";

export default node;

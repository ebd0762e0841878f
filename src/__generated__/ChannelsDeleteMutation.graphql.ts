/**
 * @generated SignedSource<<c30c7537199f706d7de14eec4736e143>>
 * @relayHash f896df78f5d00cfa5a68dcfaee382c7d
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1a32325c43ec62dee479ba71695c3f82f913737b0151de433c7567c6fd64beb

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteChannelInput = {
  id: string;
  workspaceId?: string | null | undefined;
};
export type ChannelsDeleteMutation$variables = {
  input: DeleteChannelInput;
};
export type ChannelsDeleteMutation$data = {
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
export type ChannelsDeleteMutation = {
  response: ChannelsDeleteMutation$data;
  variables: ChannelsDeleteMutation$variables;
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
    "name": "ChannelsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ChannelsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d1a32325c43ec62dee479ba71695c3f82f913737b0151de433c7567c6fd64beb",
    "metadata": {},
    "name": "ChannelsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "882cc11485fb8f787ec40d702cebd346";

export default node;

/**
 * @generated SignedSource<<a907512c7bb291b2900c98f07ffcb746>>
 * @relayHash 0b8bff9c969ac21553f13bdaf8584439
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33efc1c642ae17f2692953f8d093bffd749bfd2506b58a57829223fb1397de69

import type { ConcreteRequest } from 'relay-runtime';
export type ChannelKind = "ATOM" | "EMAIL" | "WEBHOOK";
export type WebhookFormat = "DISCORD" | "RAW" | "SLACK" | "TEAMS";
export type CreateChannelInput = {
  email?: string | null | undefined;
  format?: WebhookFormat | null | undefined;
  kind: ChannelKind;
  name?: string | null | undefined;
  url?: string | null | undefined;
  workspaceId: string;
  zone?: string | null | undefined;
};
export type NewChannelMutation$variables = {
  input: CreateChannelInput;
};
export type NewChannelMutation$data = {
  readonly createChannel: {
    readonly channel: {
      readonly id: string;
      readonly name: string;
      readonly secret: string | null | undefined;
    } | null | undefined;
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  };
};
export type NewChannelMutation = {
  response: NewChannelMutation$data;
  variables: NewChannelMutation$variables;
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
    "concreteType": "CreateChannelPayload",
    "kind": "LinkedField",
    "name": "createChannel",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "secret",
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
    "name": "NewChannelMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewChannelMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "33efc1c642ae17f2692953f8d093bffd749bfd2506b58a57829223fb1397de69",
    "metadata": {},
    "name": "NewChannelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f51b6b2128dffb80c62d2285a2b3333c";

export default node;

/**
 * @generated SignedSource<<a0bcd372a751d61357f5fbb0451bb9a9>>
 * @relayHash f32250cb33c71abef2e9d469a9ebe112
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c2936e3c6518525a1fbafcf283d5fda220dfb5371591eaaabfcfa218059cb57

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
export type useCreateChannelMutation$variables = {
  input: CreateChannelInput;
};
export type useCreateChannelMutation$data = {
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
export type useCreateChannelMutation = {
  response: useCreateChannelMutation$data;
  variables: useCreateChannelMutation$variables;
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
    "name": "useCreateChannelMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateChannelMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7c2936e3c6518525a1fbafcf283d5fda220dfb5371591eaaabfcfa218059cb57",
    "metadata": {},
    "name": "useCreateChannelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "76e28fdf90e31afd343b483cb31d6c1a";

export default node;

/**
 * @generated SignedSource<<8886767b34197504dcb4477f41c58d50>>
 * @relayHash cb9123cb689bc1fa83c44f14db6f625b
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 311ac07892effd87af6819b79456c4b89238c316cd568c646ee65efb683c2a40

import type { ConcreteRequest } from 'relay-runtime';
export type DeliveryState = "CANCELED" | "DEAD" | "DELIVERED" | "PENDING";
export type TestChannelInput = {
  id: string;
  workspaceId?: string | null | undefined;
};
export type ChannelsTestMutation$variables = {
  input: TestChannelInput;
};
export type ChannelsTestMutation$data = {
  readonly testChannel: {
    readonly delivery: {
      readonly id: string;
      readonly state: DeliveryState;
    } | null | undefined;
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  };
};
export type ChannelsTestMutation = {
  response: ChannelsTestMutation$data;
  variables: ChannelsTestMutation$variables;
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
    "concreteType": "TestChannelPayload",
    "kind": "LinkedField",
    "name": "testChannel",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Delivery",
        "kind": "LinkedField",
        "name": "delivery",
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
            "name": "state",
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
    "name": "ChannelsTestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ChannelsTestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "311ac07892effd87af6819b79456c4b89238c316cd568c646ee65efb683c2a40",
    "metadata": {},
    "name": "ChannelsTestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "31e03a2d533193927f6ea48ee1bbb056";

export default node;

/**
 * @generated SignedSource<<f9998eac28840dc591aa92eb8f3f0916>>
 * @relayHash eefb217eb1fe6a6351ca4cc5aeb81296
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0de1f26cea296413492d8f755b85f12bf574536c782caeafdabcb44fc1088a44

import type { ConcreteRequest } from 'relay-runtime';
export type DeliveryState = "CANCELED" | "DEAD" | "DELIVERED" | "PENDING";
export type TestChannelInput = {
  id: string;
  workspaceId?: string | null | undefined;
};
export type useTestChannelMutation$variables = {
  input: TestChannelInput;
};
export type useTestChannelMutation$data = {
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
export type useTestChannelMutation = {
  response: useTestChannelMutation$data;
  variables: useTestChannelMutation$variables;
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
    "name": "useTestChannelMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTestChannelMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0de1f26cea296413492d8f755b85f12bf574536c782caeafdabcb44fc1088a44",
    "metadata": {},
    "name": "useTestChannelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9230a912c12d2a21fbf0374465110097";

export default node;

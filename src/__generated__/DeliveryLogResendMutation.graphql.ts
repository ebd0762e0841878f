/**
 * @generated SignedSource<<cb6670b8f9717952c5a82fd8525955af>>
 * @relayHash 922a4a042fbbf6ec0e1a265a49927197
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ffac64c8642b874b535bc998141ba79bc6e9b09928facac405f9ca6577b917d7

import type { ConcreteRequest } from 'relay-runtime';
export type DeliveryState = "CANCELED" | "DEAD" | "DELIVERED" | "PENDING";
export type ResendDeliveryInput = {
  id: string;
  workspaceId: string;
};
export type DeliveryLogResendMutation$variables = {
  input: ResendDeliveryInput;
};
export type DeliveryLogResendMutation$data = {
  readonly resendDelivery: {
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
export type DeliveryLogResendMutation = {
  response: DeliveryLogResendMutation$data;
  variables: DeliveryLogResendMutation$variables;
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
    "concreteType": "ResendDeliveryPayload",
    "kind": "LinkedField",
    "name": "resendDelivery",
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
    "name": "DeliveryLogResendMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeliveryLogResendMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ffac64c8642b874b535bc998141ba79bc6e9b09928facac405f9ca6577b917d7",
    "metadata": {},
    "name": "DeliveryLogResendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "96415b503601eefbf7377b178b991e65";

export default node;

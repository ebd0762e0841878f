/**
 * @generated SignedSource<<5f89d078cefc848fc7cebd584dcb43c3>>
 * @relayHash 3e27686cbbe53f8f799167508556693c
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ae40c188faa3a75054ce15f1ddb144547ee11009171da3b23b6fb1b62cc039d

import type { ConcreteRequest } from 'relay-runtime';
export type DeliveryState = "CANCELED" | "DEAD" | "DELIVERED" | "PENDING";
export type ResendDeliveryInput = {
  id: string;
  workspaceId: string;
};
export type useResendDeliveryMutation$variables = {
  input: ResendDeliveryInput;
};
export type useResendDeliveryMutation$data = {
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
export type useResendDeliveryMutation = {
  response: useResendDeliveryMutation$data;
  variables: useResendDeliveryMutation$variables;
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
    "name": "useResendDeliveryMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useResendDeliveryMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2ae40c188faa3a75054ce15f1ddb144547ee11009171da3b23b6fb1b62cc039d",
    "metadata": {},
    "name": "useResendDeliveryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c89e85aba02f34af6b77f7fea0fdfed1";

export default node;

/**
 * @generated SignedSource<<555f5ad021a1455ddd6d067b9c46c2a6>>
 * @relayHash 6acbd2cd473baa4071959f6e75aed4b9
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 340b884d1e61dbab4883050a7222951ed42561530a72359ba20e1e337027c340

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteWatchInput = {
  id: string;
  workspaceId: string;
};
export type useDeleteWatchMutation$variables = {
  input: DeleteWatchInput;
};
export type useDeleteWatchMutation$data = {
  readonly deleteWatch: {
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
    readonly watch: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
  };
};
export type useDeleteWatchMutation = {
  response: useDeleteWatchMutation$data;
  variables: useDeleteWatchMutation$variables;
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
    "concreteType": "DeleteWatchPayload",
    "kind": "LinkedField",
    "name": "deleteWatch",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Watch",
        "kind": "LinkedField",
        "name": "watch",
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
    "name": "useDeleteWatchMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteWatchMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "340b884d1e61dbab4883050a7222951ed42561530a72359ba20e1e337027c340",
    "metadata": {},
    "name": "useDeleteWatchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e7709e4b4939a8b156be430f757e2502";

export default node;

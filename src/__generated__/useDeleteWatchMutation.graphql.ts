/**
 * @generated SignedSource<<2860049f4d5d20a0ae2c534311c351b1>>
 * @relayHash bd014968f854552750fd935476828076
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 315eed8a28c9f02e9a92bf492361ea06ff6e6c5df1db8348802c5085d1b77c3e

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
    "id": "315eed8a28c9f02e9a92bf492361ea06ff6e6c5df1db8348802c5085d1b77c3e",
    "metadata": {},
    "name": "useDeleteWatchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e853bc7cf2c41788737a0b61f0701c3b";

export default node;

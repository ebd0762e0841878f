/**
 * @generated SignedSource<<e337f065de9e36d8c415af121d35f227>>
 * @relayHash 1cbeab5cb7d97b4bf2207a788aeb7655
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2cfaf8bb37f3ee00b2f8d5eec525d779ac9e52427c8b118672e9405717cc93b0

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
    "id": "2cfaf8bb37f3ee00b2f8d5eec525d779ac9e52427c8b118672e9405717cc93b0",
    "metadata": {},
    "name": "useDeleteChannelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ba4b7548c693cad7c95657234b417dce";

export default node;

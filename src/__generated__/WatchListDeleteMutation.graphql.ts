/**
 * @generated SignedSource<<a99f7638a52bd2c79f463e78b971d0e0>>
 * @relayHash 45e5e7c3a21a14e0ce8852625fae85c0
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c188942e19a5fb741e72413d9821c5da9e4b21ab23e8e218202857574a908968

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteWatchInput = {
  id: string;
  workspaceId: string;
};
export type WatchListDeleteMutation$variables = {
  input: DeleteWatchInput;
};
export type WatchListDeleteMutation$data = {
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
export type WatchListDeleteMutation = {
  response: WatchListDeleteMutation$data;
  variables: WatchListDeleteMutation$variables;
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
    "name": "WatchListDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WatchListDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c188942e19a5fb741e72413d9821c5da9e4b21ab23e8e218202857574a908968",
    "metadata": {},
    "name": "WatchListDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b07c3a30b7bc1196dccac0302211d15a";

export default node;

/**
 * @generated SignedSource<<36ace429d081d06a06699de1155ad7fc>>
 * @relayHash 3be30e38a43479b7a90139281360923e
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a41c765e1ecf14830998a4fc0747bc51df78b918bc7fe0ee8c7187422940d376

import type { ConcreteRequest } from 'relay-runtime';
export type CreateResetLinkInput = {
  email: string;
};
export type ResetLinksMutation$variables = {
  input: CreateResetLinkInput;
};
export type ResetLinksMutation$data = {
  readonly createResetLink: {
    readonly link: string | null | undefined;
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  };
};
export type ResetLinksMutation = {
  response: ResetLinksMutation$data;
  variables: ResetLinksMutation$variables;
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
    "concreteType": "CreateResetLinkPayload",
    "kind": "LinkedField",
    "name": "createResetLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "link",
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
    "name": "ResetLinksMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ResetLinksMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a41c765e1ecf14830998a4fc0747bc51df78b918bc7fe0ee8c7187422940d376",
    "metadata": {},
    "name": "ResetLinksMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "60327333183354d4813661fa5f5d3b35";

export default node;

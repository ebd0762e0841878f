/**
 * @generated SignedSource<<5eff628978bfe4c3328bdcbe702d950a>>
 * @relayHash 6bcd48db02e843e945c17182698d281f
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cf80474221c564c2d36d75654051b68dae8c4c743a65178c7c297a8423fbea6

import type { ConcreteRequest } from 'relay-runtime';
export type UndoActInput = {
  actId: string;
  projectId: string;
};
export type useUndoActMutation$variables = {
  input: UndoActInput;
};
export type useUndoActMutation$data = {
  readonly undoAct: {
    readonly act: {
      readonly count: number;
    } | null | undefined;
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  };
};
export type useUndoActMutation = {
  response: useUndoActMutation$data;
  variables: useUndoActMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUndoActMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UndoActPayload",
        "kind": "LinkedField",
        "name": "undoAct",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "BulkAct",
            "kind": "LinkedField",
            "name": "act",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUndoActMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UndoActPayload",
        "kind": "LinkedField",
        "name": "undoAct",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "BulkAct",
            "kind": "LinkedField",
            "name": "act",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1cf80474221c564c2d36d75654051b68dae8c4c743a65178c7c297a8423fbea6",
    "metadata": {},
    "name": "useUndoActMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a14f00c2b415543bb0793be827c43758";

export default node;

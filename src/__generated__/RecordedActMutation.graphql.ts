/**
 * @generated SignedSource<<2721c836a333aa03564dd4153f9271c6>>
 * @relayHash c7fe83d3a2e38865a10275e748cdc964
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d4655a7b78813ec213f2078088d8e9685e93cee6f3538b2474225ffac65dca5

import type { ConcreteRequest } from 'relay-runtime';
export type UndoActInput = {
  actId: string;
  projectId: string;
};
export type RecordedActMutation$variables = {
  input: UndoActInput;
};
export type RecordedActMutation$data = {
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
export type RecordedActMutation = {
  response: RecordedActMutation$data;
  variables: RecordedActMutation$variables;
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
    "name": "RecordedActMutation",
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
    "name": "RecordedActMutation",
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
    "id": "8d4655a7b78813ec213f2078088d8e9685e93cee6f3538b2474225ffac65dca5",
    "metadata": {},
    "name": "RecordedActMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ebcfc1438dfd096ee4c8668045fc469c";

export default node;

/**
 * @generated SignedSource<<c247352a259596e29647ecc89a2975f7>>
 * @relayHash 1fe17cfe2d67f1868778fbd1170c896f
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b56ca1aaf802ae317de3885da81b5741e8b9329cce2b599f85782967b007db5

import type { ConcreteRequest } from 'relay-runtime';
export type WatchCadence = "DAILY" | "IMMEDIATE" | "WEEKLY";
export type WatchTrigger = "BASELINE_CHANGED" | "BROWSER_SHIPPED" | "COVERAGE_CROSSED" | "DECISION_RECORDED" | "DISCOURAGED" | "REVIEW_OPENED";
export type UpdateWatchInput = {
  audience: string;
  cadence?: WatchCadence | null | undefined;
  channelIds?: ReadonlyArray<string> | null | undefined;
  id: string;
  linePercent: number;
  triggers: ReadonlyArray<WatchTrigger>;
  workspaceId: string;
};
export type EditWatchMutation$variables = {
  input: UpdateWatchInput;
};
export type EditWatchMutation$data = {
  readonly updateWatch: {
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
    readonly watch: {
      readonly id: string;
    } | null | undefined;
  };
};
export type EditWatchMutation = {
  response: EditWatchMutation$data;
  variables: EditWatchMutation$variables;
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
    "concreteType": "UpdateWatchPayload",
    "kind": "LinkedField",
    "name": "updateWatch",
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
    "name": "EditWatchMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EditWatchMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7b56ca1aaf802ae317de3885da81b5741e8b9329cce2b599f85782967b007db5",
    "metadata": {},
    "name": "EditWatchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "33a081b48899d2bd2068d23e06d5b80c";

export default node;

/**
 * @generated SignedSource<<7362bd695105c57c6ecc25a278b8f4f3>>
 * @relayHash bd1db93afeb016f30f5b83ca0b33bb28
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19821effba4bb08365dad4578663a92f529c365fc4f9f868e4e0eb998195211e

import type { ConcreteRequest } from 'relay-runtime';
export type WatchState = "ACTIVE" | "MUTED" | "ORPHANED";
export type MuteWatchInput = {
  id: string;
  until?: string | null | undefined;
  workspaceId: string;
};
export type useMuteWatchMutation$variables = {
  input: MuteWatchInput;
};
export type useMuteWatchMutation$data = {
  readonly muteWatch: {
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
    readonly watch: {
      readonly id: string;
      readonly mutedUntil: string | null | undefined;
      readonly state: WatchState;
    } | null | undefined;
  };
};
export type useMuteWatchMutation = {
  response: useMuteWatchMutation$data;
  variables: useMuteWatchMutation$variables;
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
    "concreteType": "MuteWatchPayload",
    "kind": "LinkedField",
    "name": "muteWatch",
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
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mutedUntil",
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
    "name": "useMuteWatchMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMuteWatchMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "19821effba4bb08365dad4578663a92f529c365fc4f9f868e4e0eb998195211e",
    "metadata": {},
    "name": "useMuteWatchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a25c1e6a48d5be7c35844d14251d2f26";

export default node;

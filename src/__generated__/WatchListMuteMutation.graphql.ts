/**
 * @generated SignedSource<<7e9734316dee01204b63203423a4e7f5>>
 * @relayHash bd6f446249908523d24e698e6ffb1796
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 532befe68df6ff53ca7561089085f232233cff8ca627cd109d0205b83b348934

import type { ConcreteRequest } from 'relay-runtime';
export type WatchState = "ACTIVE" | "MUTED" | "ORPHANED";
export type MuteWatchInput = {
  id: string;
  until?: string | null | undefined;
  workspaceId: string;
};
export type WatchListMuteMutation$variables = {
  input: MuteWatchInput;
};
export type WatchListMuteMutation$data = {
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
export type WatchListMuteMutation = {
  response: WatchListMuteMutation$data;
  variables: WatchListMuteMutation$variables;
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
    "name": "WatchListMuteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WatchListMuteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "532befe68df6ff53ca7561089085f232233cff8ca627cd109d0205b83b348934",
    "metadata": {},
    "name": "WatchListMuteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4400455a736abfeed85a632f35caee7d";

export default node;

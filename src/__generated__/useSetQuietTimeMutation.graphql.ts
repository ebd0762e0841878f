/**
 * @generated SignedSource<<4520622dd2db2375d8e19c2fbc8194c0>>
 * @relayHash 0d316e570b78062fa054b1c1eb8110be
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9f70afc8f064ed929a8d4e82a462e858747faac564d5dc93c9a697e304c326b

import type { ConcreteRequest } from 'relay-runtime';
export type SetQuietTimeInput = {
  channelId: string;
  days?: ReadonlyArray<number> | null | undefined;
  fromHour: number;
  isForAll?: boolean | null | undefined;
  toHour: number;
  workspaceId: string;
};
export type useSetQuietTimeMutation$variables = {
  input: SetQuietTimeInput;
};
export type useSetQuietTimeMutation$data = {
  readonly setQuietTime: {
    readonly channel: {
      readonly id: string;
    } | null | undefined;
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  };
};
export type useSetQuietTimeMutation = {
  response: useSetQuietTimeMutation$data;
  variables: useSetQuietTimeMutation$variables;
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
    "concreteType": "SetQuietTimePayload",
    "kind": "LinkedField",
    "name": "setQuietTime",
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
    "name": "useSetQuietTimeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetQuietTimeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c9f70afc8f064ed929a8d4e82a462e858747faac564d5dc93c9a697e304c326b",
    "metadata": {},
    "name": "useSetQuietTimeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "88e4220380013d148edfa5e4da3d14a9";

export default node;

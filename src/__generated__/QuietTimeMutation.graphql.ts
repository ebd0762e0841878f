/**
 * @generated SignedSource<<6cc4af497bec8e67efefcfc0db85d68e>>
 * @relayHash 9e629abc93ca58f6e51ffee94dd07e27
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 579e294ed95cab6d2a16fc9bf7fe76a38e68ea857894e0ca33539bc232e59d0a

import type { ConcreteRequest } from 'relay-runtime';
export type SetQuietTimeInput = {
  channelId: string;
  days?: ReadonlyArray<number> | null | undefined;
  fromHour: number;
  isForAll?: boolean | null | undefined;
  toHour: number;
  workspaceId: string;
};
export type QuietTimeMutation$variables = {
  input: SetQuietTimeInput;
};
export type QuietTimeMutation$data = {
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
export type QuietTimeMutation = {
  response: QuietTimeMutation$data;
  variables: QuietTimeMutation$variables;
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
    "name": "QuietTimeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "QuietTimeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "579e294ed95cab6d2a16fc9bf7fe76a38e68ea857894e0ca33539bc232e59d0a",
    "metadata": {},
    "name": "QuietTimeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e0d41b8b4b2d67957a6908a475191673";

export default node;

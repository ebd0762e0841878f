/**
 * @generated SignedSource<<38e1d0fb6d5a733b481c5fc73c74fe37>>
 * @relayHash f404fba6e45e2b894a9ef5ec478f0067
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6ee93329571834cc81b0f74bb7eb36b0cbd0d469a61953416e73a3d68e0043b

import type { ConcreteRequest } from 'relay-runtime';
export type InboxMark = "DONE" | "SEEN" | "UNREAD";
export type MarkInboxInput = {
  ids: ReadonlyArray<string>;
  mark: InboxMark;
};
export type useMarkInboxMutation$variables = {
  input: MarkInboxInput;
};
export type useMarkInboxMutation$data = {
  readonly markInbox: {
    readonly items: ReadonlyArray<{
      readonly id: string;
      readonly isDone: boolean;
      readonly isSeen: boolean;
    }>;
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
    readonly viewer: {
      readonly id: string;
      readonly unreadCount: number;
    } | null | undefined;
  };
};
export type useMarkInboxMutation$rawResponse = {
  readonly markInbox: {
    readonly items: ReadonlyArray<{
      readonly id: string;
      readonly isDone: boolean;
      readonly isSeen: boolean;
    }>;
    readonly problems: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
    readonly viewer: {
      readonly id: string;
      readonly unreadCount: number;
    } | null | undefined;
  };
};
export type useMarkInboxMutation = {
  rawResponse: useMarkInboxMutation$rawResponse;
  response: useMarkInboxMutation$data;
  variables: useMarkInboxMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "MarkInboxPayload",
    "kind": "LinkedField",
    "name": "markInbox",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "InboxItem",
        "kind": "LinkedField",
        "name": "items",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isSeen",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isDone",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unreadCount",
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
    "name": "useMarkInboxMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMarkInboxMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "a6ee93329571834cc81b0f74bb7eb36b0cbd0d469a61953416e73a3d68e0043b",
    "metadata": {},
    "name": "useMarkInboxMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cc42fbf2099123dc6e01cd01d1cf72d5";

export default node;

/**
 * @generated SignedSource<<c1e56b32003e7e9aa0f18ab694e5e600>>
 * @relayHash f20e4460c82a475a72f78a9e2bae1255
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c79cd7f5c7a833ad9d012b661b6d67eb6e12d1f9d27d545f13852f5caccff64

import type { ConcreteRequest } from 'relay-runtime';
export type WatchCadence = "DAILY" | "IMMEDIATE" | "WEEKLY";
export type WatchState = "ACTIVE" | "MUTED" | "ORPHANED";
export type WatchTrigger = "BASELINE_CHANGED" | "BROWSER_SHIPPED" | "COVERAGE_CROSSED" | "DECISION_RECORDED" | "DISCOURAGED" | "REVIEW_OPENED";
export type CreateWatchInput = {
  audience: string;
  cadence?: WatchCadence | null | undefined;
  channelIds?: ReadonlyArray<string> | null | undefined;
  linePercent: number;
  subject: WatchSubjectInput;
  triggers: ReadonlyArray<WatchTrigger>;
  workspaceId: string;
};
export type WatchSubjectInput = {
  compatKey?: string | null | undefined;
  feature?: string | null | undefined;
  features?: ReadonlyArray<string> | null | undefined;
  projectId?: string | null | undefined;
  query?: string | null | undefined;
};
export type WatchFormMutation$variables = {
  input: CreateWatchInput;
};
export type WatchFormMutation$data = {
  readonly createWatch: {
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
export type WatchFormMutation = {
  response: WatchFormMutation$data;
  variables: WatchFormMutation$variables;
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
    "concreteType": "CreateWatchPayload",
    "kind": "LinkedField",
    "name": "createWatch",
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
    "name": "WatchFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WatchFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7c79cd7f5c7a833ad9d012b661b6d67eb6e12d1f9d27d545f13852f5caccff64",
    "metadata": {},
    "name": "WatchFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "683441918dddfde895d2a2e9e2ca07d9";

export default node;

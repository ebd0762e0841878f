/**
 * @generated SignedSource<<c7289d6e9385188492e9122f73b2a28a>>
 * @relayHash 2bd82e227b2fe316e7763c99184850a5
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbef8c500ca17ea1eb3045bf3b334c34f3c9d42934c4cbdcab13d546837e362a

import type { ConcreteRequest } from 'relay-runtime';
export type WatchCadence = "DAILY" | "IMMEDIATE" | "WEEKLY";
export type WatchState = "ACTIVE" | "MUTED" | "ORPHANED";
export type WatchTrigger = "BASELINE_CHANGED" | "BROWSER_SHIPPED" | "COVERAGE_CROSSED" | "DISCOURAGED" | "REVIEW_OPENED";
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
export type useCreateWatchMutation$variables = {
  input: CreateWatchInput;
};
export type useCreateWatchMutation$data = {
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
export type useCreateWatchMutation = {
  response: useCreateWatchMutation$data;
  variables: useCreateWatchMutation$variables;
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
    "name": "useCreateWatchMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateWatchMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bbef8c500ca17ea1eb3045bf3b334c34f3c9d42934c4cbdcab13d546837e362a",
    "metadata": {},
    "name": "useCreateWatchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e750879baa670388f456db6ac597be5c";

export default node;

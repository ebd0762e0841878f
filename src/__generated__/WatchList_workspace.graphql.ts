/**
 * @generated SignedSource<<d2fd95ac759fd4bb3ff3fe5f23dc3757>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WatchCadence = "DAILY" | "IMMEDIATE" | "WEEKLY";
export type WatchState = "ACTIVE" | "MUTED" | "ORPHANED";
import type { FragmentRefs } from "relay-runtime";
export type WatchList_workspace$data = {
  readonly channels: ReadonlyArray<{
    readonly id: string;
    readonly mayUse: boolean;
    readonly name: string;
  }> | null | undefined;
  readonly id: string;
  readonly watches: ReadonlyArray<{
    readonly audience: {
      readonly name: string;
    } | null | undefined;
    readonly audienceKey: string;
    readonly cadence: WatchCadence;
    readonly id: string;
    readonly linePercent: number;
    readonly mutedUntil: string | null | undefined;
    readonly name: string;
    readonly state: WatchState;
    readonly " $fragmentSpreads": FragmentRefs<"EditWatch_watch">;
  }> | null | undefined;
  readonly watchesLookedAt: {
    readonly at: string;
    readonly dataVersion: string;
  } | null | undefined;
  readonly " $fragmentType": "WatchList_workspace";
};
export type WatchList_workspace$key = {
  readonly " $data"?: WatchList_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"WatchList_workspace">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WatchList_workspace",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "WatchLook",
      "kind": "LinkedField",
      "name": "watchesLookedAt",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dataVersion",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Channel",
      "kind": "LinkedField",
      "name": "channels",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mayUse",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Watch",
      "kind": "LinkedField",
      "name": "watches",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "audienceKey",
          "storageKey": null
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Audience",
            "kind": "LinkedField",
            "name": "audience",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          "to": "NULL"
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "linePercent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cadence",
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EditWatch_watch"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};
})();

(node as any).hash = "014906b87390f681e4d1aad4aa2a6d40";

export default node;

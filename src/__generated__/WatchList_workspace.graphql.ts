/**
 * @generated SignedSource<<bd44a774b1e0d6cd11dd33c09d8a213f>>
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

(node as any).hash = "a05bf51cd334f73cdc51cfbf3fd15577";

export default node;

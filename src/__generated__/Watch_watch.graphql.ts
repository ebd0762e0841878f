/**
 * @generated SignedSource<<1d3bb17e6973e45f49135c7940db3205>>
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
export type Watch_watch$data = {
  readonly audience: {
    readonly name: string;
  } | null | undefined;
  readonly audienceKey: string;
  readonly cadence: WatchCadence;
  readonly linePercent: number;
  readonly mutedUntil: string | null | undefined;
  readonly name: string;
  readonly state: WatchState;
  readonly " $fragmentSpreads": FragmentRefs<"EditWatch_watch">;
  readonly " $fragmentType": "Watch_watch";
};
export type Watch_watch$key = {
  readonly " $data"?: Watch_watch$data;
  readonly " $fragmentSpreads": FragmentRefs<"Watch_watch">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "Watch_watch",
  "selections": [
    (v0/*:: as any*/),
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
          (v0/*:: as any*/)
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
  "type": "Watch",
  "abstractKey": null
};
})();

(node as any).hash = "3f776973f1fc15ac95c0a6609dddbbb6";

export default node;

/**
 * @generated SignedSource<<98721f532e93707a6ee787ed105e84ab>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WatchCadence = "DAILY" | "IMMEDIATE" | "WEEKLY";
export type WatchTrigger = "BASELINE_CHANGED" | "BROWSER_SHIPPED" | "COVERAGE_CROSSED" | "DECISION_RECORDED" | "DISCOURAGED" | "REVIEW_OPENED";
import type { FragmentRefs } from "relay-runtime";
export type EditWatch_watch$data = {
  readonly cadence: WatchCadence;
  readonly channelIds: ReadonlyArray<string>;
  readonly id: string;
  readonly name: string;
  readonly subject: string;
  readonly triggers: ReadonlyArray<WatchTrigger>;
  readonly " $fragmentSpreads": FragmentRefs<"WatchAudience_watch">;
  readonly " $fragmentType": "EditWatch_watch";
};
export type EditWatch_watch$key = {
  readonly " $data"?: EditWatch_watch$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditWatch_watch">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditWatch_watch",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subject",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "triggers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "channelIds",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "WatchAudience_watch"
    }
  ],
  "type": "Watch",
  "abstractKey": null
};

(node as any).hash = "1c9a7f3e7638c920aaf452117449be27";

export default node;

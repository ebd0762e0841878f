/**
 * @generated SignedSource<<9fd85100627c4c75d07b4f0755d5fb3a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WatchCadence = "DAILY" | "IMMEDIATE" | "WEEKLY";
export type WatchTrigger = "BASELINE_CHANGED" | "BROWSER_SHIPPED" | "COVERAGE_CROSSED" | "DISCOURAGED" | "REVIEW_OPENED";
import type { FragmentRefs } from "relay-runtime";
export type EditWatch_watch$data = {
  readonly audienceKey: string;
  readonly cadence: WatchCadence;
  readonly channelIds: ReadonlyArray<string>;
  readonly id: string;
  readonly linePercent: number;
  readonly name: string;
  readonly subject: string;
  readonly triggers: ReadonlyArray<WatchTrigger>;
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
    }
  ],
  "type": "Watch",
  "abstractKey": null
};

(node as any).hash = "0ea1cca8b46068553a172583892ae61d";

export default node;

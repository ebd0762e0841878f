/**
 * @generated SignedSource<<9ed0b4c5dec8945f9132a8a34eafb91c>>
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
  readonly audience: {
    readonly name: string;
  } | null | undefined;
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
  "name": "EditWatch_watch",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
})();

(node as any).hash = "d2438979d2cd8b8ef7c9cfd579aa92c9";

export default node;

/**
 * @generated SignedSource<<9f9018b2c6c2418d3da23ae076c1e0b0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WatchPreview_preview$data = {
  readonly count: number;
  readonly isHistoryKnown: boolean;
  readonly messages: ReadonlyArray<{
    readonly on: string;
    readonly sentence: string;
  }>;
  readonly " $fragmentType": "WatchPreview_preview";
};
export type WatchPreview_preview$key = {
  readonly " $data"?: WatchPreview_preview$data;
  readonly " $fragmentSpreads": FragmentRefs<"WatchPreview_preview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WatchPreview_preview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isHistoryKnown",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WatchPreviewMessage",
      "kind": "LinkedField",
      "name": "messages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "on",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentence",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WatchPreview",
  "abstractKey": null
};

(node as any).hash = "940e3032f3b55d08eaa27c5086d960e7";

export default node;

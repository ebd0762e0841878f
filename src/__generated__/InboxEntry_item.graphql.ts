/**
 * @generated SignedSource<<e3eeaf99310715ccc5a51658fc53ebfc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InboxReason = "EDITS_PROJECT" | "MADE_DECISION" | "MANAGES_WORKSPACE" | "OWNS_DECISION" | "WATCHES_PROJECT" | "WATCHES_SUBJECT";
import type { FragmentRefs } from "relay-runtime";
export type InboxEntry_item$data = {
  readonly createdAt: string;
  readonly isSeen: boolean;
  readonly path: string;
  readonly reason: InboxReason;
  readonly sentence: string;
  readonly " $fragmentType": "InboxEntry_item";
};
export type InboxEntry_item$key = {
  readonly " $data"?: InboxEntry_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"InboxEntry_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InboxEntry_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentence",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSeen",
      "storageKey": null
    }
  ],
  "type": "InboxItem",
  "abstractKey": null
};

(node as any).hash = "03ee896c82cf61e5390e22ff34c9f9c6";

export default node;

/**
 * @generated SignedSource<<6cae7138918df23170bcbd5800d98009>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewState = "CONFIRMED" | "OPEN" | "SNOOZED" | "SUPERSEDED";
import type { FragmentRefs } from "relay-runtime";
export type ReviewPanel_review$data = {
  readonly closedBy: string | null | undefined;
  readonly id: string;
  readonly openedAt: string;
  readonly sentence: string;
  readonly snoozedToShare: number | null | undefined;
  readonly snoozedUntil: string | null | undefined;
  readonly state: ReviewState;
  readonly version: number;
  readonly " $fragmentType": "ReviewPanel_review";
};
export type ReviewPanel_review$key = {
  readonly " $data"?: ReviewPanel_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewPanel_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewPanel_review",
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
      "name": "version",
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
      "name": "sentence",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "snoozedUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "snoozedToShare",
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "afdc46b61bd5ea44dbaae96e2b24f40e";

export default node;

/**
 * @generated SignedSource<<4a059310957202624396dbc39430de19>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChangeKind = "ADDED" | "BASELINE_DOWN" | "BASELINE_UP" | "COVERAGE" | "DISCOURAGED" | "MOVED" | "SUPPORT";
import type { FragmentRefs } from "relay-runtime";
export type ChangeCounts_changes$data = {
  readonly counts: ReadonlyArray<{
    readonly count: number;
    readonly kind: ChangeKind;
  }>;
  readonly " $fragmentType": "ChangeCounts_changes";
};
export type ChangeCounts_changes$key = {
  readonly " $data"?: ChangeCounts_changes$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeCounts_changes">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeCounts_changes",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ChangeCount",
      "kind": "LinkedField",
      "name": "counts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ChangeConnection",
  "abstractKey": null
};

(node as any).hash = "bec80b2187d5a70d95ec18b05c6f12fa";

export default node;

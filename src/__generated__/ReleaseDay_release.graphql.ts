/**
 * @generated SignedSource<<017c55fcefb4a837771207565f9f689d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReleaseTiming = "OUT" | "PLANNED" | "UNCONFIRMED" | "UNDATED";
import type { FragmentRefs } from "relay-runtime";
export type ReleaseDay_release$data = {
  readonly releasedOn: string | null | undefined;
  readonly timing: ReleaseTiming;
  readonly " $fragmentType": "ReleaseDay_release";
};
export type ReleaseDay_release$key = {
  readonly " $data"?: ReleaseDay_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReleaseDay_release">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReleaseDay_release",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "releasedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timing",
      "storageKey": null
    }
  ],
  "type": "Release",
  "abstractKey": null
};

(node as any).hash = "1241b3f531661c7c044377a7af9d66c3";

export default node;

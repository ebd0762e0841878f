/**
 * @generated SignedSource<<241dcd4ec8a5258a5fbe2552bca6d583>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EvidenceToday_evidence$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EvidenceCard_evidence">;
  readonly " $fragmentType": "EvidenceToday_evidence";
};
export type EvidenceToday_evidence$key = {
  readonly " $data"?: EvidenceToday_evidence$data;
  readonly " $fragmentSpreads": FragmentRefs<"EvidenceToday_evidence">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EvidenceToday_evidence",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EvidenceCard_evidence"
    }
  ],
  "type": "Evidence",
  "abstractKey": null
};

(node as any).hash = "e03b6b8f226a3c554c48604eb2dbb192";

export default node;

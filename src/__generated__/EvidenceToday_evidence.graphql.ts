/**
 * @generated SignedSource<<61d60cbff8519a20a89cde497b8bb1b8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EvidenceToday_evidence$data = {
  readonly audienceName: string;
  readonly blockers: ReadonlyArray<{
    readonly release: string;
  }>;
  readonly linePercent: number;
  readonly partialShare: number;
  readonly supportedShare: number;
  readonly unknownShare: number;
  readonly unsupportedShare: number;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "supportedShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "partialShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unsupportedShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unknownShare",
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
      "name": "audienceName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EvidenceBlocker",
      "kind": "LinkedField",
      "name": "blockers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "release",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Evidence",
  "abstractKey": null
};

(node as any).hash = "d3f969ae3cfdbd1eb3be0a5d991ac101";

export default node;

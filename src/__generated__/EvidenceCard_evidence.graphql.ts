/**
 * @generated SignedSource<<648b88573adee818d9502c72a9d59722>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EvidenceCard_evidence$data = {
  readonly audienceName: string;
  readonly blockers: ReadonlyArray<{
    readonly release: string;
    readonly share: number;
  }>;
  readonly linePercent: number;
  readonly partialShare: number;
  readonly shareError: number | null | undefined;
  readonly supportedShare: number;
  readonly unknownShare: number;
  readonly unsupportedShare: number;
  readonly visitCount: number | null | undefined;
  readonly " $fragmentType": "EvidenceCard_evidence";
};
export type EvidenceCard_evidence$key = {
  readonly " $data"?: EvidenceCard_evidence$data;
  readonly " $fragmentSpreads": FragmentRefs<"EvidenceCard_evidence">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EvidenceCard_evidence",
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
      "kind": "ScalarField",
      "name": "visitCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shareError",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "share",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Evidence",
  "abstractKey": null
};

(node as any).hash = "1a5318a3a8d274983beea9e559f88731";

export default node;

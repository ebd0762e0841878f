/**
 * @generated SignedSource<<856d5f9dbd1b79f95ddce7f4214d0f28>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type AudienceFacts_audience$data = Result<{
  readonly endsOn: string | null | undefined;
  readonly releaseCount: number;
  readonly trackedShare: number;
  readonly unmapped: ReadonlyArray<{
    readonly name: string;
    readonly share: number;
  }>;
  readonly worldShare: number | null | undefined;
  readonly " $fragmentType": "AudienceFacts_audience";
}, unknown>;
export type AudienceFacts_audience$key = {
  readonly " $data"?: AudienceFacts_audience$data;
  readonly " $fragmentSpreads": FragmentRefs<"AudienceFacts_audience">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "AudienceFacts_audience",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trackedShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "releaseCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "worldShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UnmappedShare",
      "kind": "LinkedField",
      "name": "unmapped",
      "plural": true,
      "selections": [
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
          "name": "share",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Audience",
  "abstractKey": null
};

(node as any).hash = "62e219426796b3a981a9c4aec900746c";

export default node;

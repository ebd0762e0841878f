/**
 * @generated SignedSource<<a0de62d827eb20c4c6e1d642c290c741>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AudienceSourceKind = "BEACON" | "MATOMO" | "PLAUSIBLE" | "POSTHOG" | "PUSH";
import type { FragmentRefs } from "relay-runtime";
export type SourceState_source$data = {
  readonly audienceKey: string;
  readonly kind: AudienceSourceKind;
  readonly name: string;
  readonly nextAt: string | null | undefined;
  readonly renewedAt: string | null | undefined;
  readonly revisions: ReadonlyArray<{
    readonly from: string;
    readonly to: string;
  }>;
  readonly site: string | null | undefined;
  readonly " $fragmentType": "SourceState_source";
};
export type SourceState_source$key = {
  readonly " $data"?: SourceState_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceState_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SourceState_source",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "site",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "renewedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "AudienceRevision",
      "kind": "LinkedField",
      "name": "revisions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        }
      ],
      "storageKey": "revisions(first:1)"
    }
  ],
  "type": "AudienceSource",
  "abstractKey": null
};

(node as any).hash = "0f9bb170d9ca91c94c5fd9ea645ce76b";

export default node;

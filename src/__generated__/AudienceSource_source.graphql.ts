/**
 * @generated SignedSource<<936599f04ac0b212c9210105c8cf3f77>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AudienceSourceKind = "MATOMO" | "PLAUSIBLE" | "POSTHOG" | "PUSH";
import type { FragmentRefs } from "relay-runtime";
export type AudienceSource_source$data = {
  readonly audienceKey: string;
  readonly drift: {
    readonly " $fragmentSpreads": FragmentRefs<"AudienceDrift_drift">;
  } | null | undefined;
  readonly error: string | null | undefined;
  readonly failingSince: string | null | undefined;
  readonly id: string;
  readonly kind: AudienceSourceKind;
  readonly name: string;
  readonly nextAt: string | null | undefined;
  readonly pushUrl: string | null | undefined;
  readonly renewedAt: string | null | undefined;
  readonly revisions: ReadonlyArray<{
    readonly from: string;
    readonly to: string;
  }>;
  readonly site: string | null | undefined;
  readonly " $fragmentType": "AudienceSource_source";
};
export type AudienceSource_source$key = {
  readonly " $data"?: AudienceSource_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"AudienceSource_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AudienceSource_source",
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
      "name": "pushUrl",
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
      "args": null,
      "kind": "ScalarField",
      "name": "failingSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "error",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AudienceDrift",
      "kind": "LinkedField",
      "name": "drift",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AudienceDrift_drift"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AudienceSource",
  "abstractKey": null
};

(node as any).hash = "4d8a59e8de95738938cd5a25d61a58ce";

export default node;

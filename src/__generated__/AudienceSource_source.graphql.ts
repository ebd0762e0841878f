/**
 * @generated SignedSource<<e9a9c3e46c39ab240b35aa9db94d1b2a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AudienceSource_source$data = {
  readonly address: string | null | undefined;
  readonly drift: {
    readonly " $fragmentSpreads": FragmentRefs<"AudienceDrift_drift">;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly pushUrl: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SourceNotes_source" | "SourceState_source">;
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
      "name": "pushUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceState_source"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SourceNotes_source"
    }
  ],
  "type": "AudienceSource",
  "abstractKey": null
};

(node as any).hash = "50739cda1adfa40972a9e01496719b1f";

export default node;

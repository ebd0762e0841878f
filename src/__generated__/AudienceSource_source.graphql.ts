/**
 * @generated SignedSource<<ee3ef80dc468c61c24161d56ed087922>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AudienceSource_source$data = {
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

(node as any).hash = "919985a26e5d73b3d676526225cc3dc5";

export default node;

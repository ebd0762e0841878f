/**
 * @generated SignedSource<<b7b636a5a3a2ab7b3fd6da2248807395>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SourceNotes_source$data = {
  readonly error: string | null | undefined;
  readonly failingSince: string | null | undefined;
  readonly pushUrl: string | null | undefined;
  readonly " $fragmentType": "SourceNotes_source";
};
export type SourceNotes_source$key = {
  readonly " $data"?: SourceNotes_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceNotes_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SourceNotes_source",
  "selections": [
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
      "name": "failingSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "error",
      "storageKey": null
    }
  ],
  "type": "AudienceSource",
  "abstractKey": null
};

(node as any).hash = "2131e3c9d987f7bb2b1e0d0f0e4de416";

export default node;

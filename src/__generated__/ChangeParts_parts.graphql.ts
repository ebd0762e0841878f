/**
 * @generated SignedSource<<911c3b5c4807837341e52b8020c451ad>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChangeCause = "AUDIENCE_MOVED" | "CLOCK" | "COMPUTED" | "CORRECTED" | "DEFINITION_CHANGED" | "SHIPPED";
import type { FragmentRefs } from "relay-runtime";
export type ChangeParts_parts$data = ReadonlyArray<{
  readonly cause: ChangeCause;
  readonly sentence: string;
  readonly share: number;
  readonly " $fragmentType": "ChangeParts_parts";
}>;
export type ChangeParts_parts$key = ReadonlyArray<{
  readonly " $data"?: ChangeParts_parts$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeParts_parts">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ChangeParts_parts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cause",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "share",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentence",
      "storageKey": null
    }
  ],
  "type": "ChangePart",
  "abstractKey": null
};

(node as any).hash = "410cd3a47942e865ec3df980b774c6aa";

export default node;

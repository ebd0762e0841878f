/**
 * @generated SignedSource<<fa427e8d8e0b6d8c4d0d4c8296c01c6c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PolicyFiles_query$data = {
  readonly siteAddress: string;
  readonly " $fragmentType": "PolicyFiles_query";
};
export type PolicyFiles_query$key = {
  readonly " $data"?: PolicyFiles_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PolicyFiles_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PolicyFiles_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "siteAddress",
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "ab024a54626a2c1fc1d5b2de184e33d4";

export default node;

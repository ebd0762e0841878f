/**
 * @generated SignedSource<<d68013b482c143cfb7c38e024f51e63d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SharePage_query$data = {
  readonly siteAddress: string;
  readonly " $fragmentSpreads": FragmentRefs<"ShareHeader_query">;
  readonly " $fragmentType": "SharePage_query";
};
export type SharePage_query$key = {
  readonly " $data"?: SharePage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharePage_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SharePage_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "siteAddress",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareHeader_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "7d0229984367c02fb8d06d2d21ec2aed";

export default node;

/**
 * @generated SignedSource<<de051d746fd0bf9dafd25d21fac75815>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShareHeader_feature$data = {
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentType": "ShareHeader_feature";
};
export type ShareHeader_feature$key = {
  readonly " $data"?: ShareHeader_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareHeader_feature">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareHeader_feature",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Feature",
  "abstractKey": null
};

(node as any).hash = "36a378a17e257199c0c5a6d1bfc62529";

export default node;

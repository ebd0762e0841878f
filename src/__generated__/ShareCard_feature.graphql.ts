/**
 * @generated SignedSource<<dec9769d7a2c48392dec946b09dfba6d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShareCard_feature$data = {
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentType": "ShareCard_feature";
};
export type ShareCard_feature$key = {
  readonly " $data"?: ShareCard_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareCard_feature">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareCard_feature",
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

(node as any).hash = "c3eb7d1bc36d5ad6714277ef1b2216a3";

export default node;

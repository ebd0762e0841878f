/**
 * @generated SignedSource<<46a9b157bda0fb9e28d90364ca13e90c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SharePage_feature$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ShareBadge_feature" | "ShareCard_feature" | "ShareFeeds_feature" | "ShareFiles_feature" | "ShareHeader_feature">;
  readonly " $fragmentType": "SharePage_feature";
};
export type SharePage_feature$key = {
  readonly " $data"?: SharePage_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharePage_feature">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SharePage_feature",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareHeader_feature"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareBadge_feature"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareCard_feature"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareFeeds_feature"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareFiles_feature"
    }
  ],
  "type": "Feature",
  "abstractKey": null
};

(node as any).hash = "49047e95da34506ddf1eb3b66a21bcae";

export default node;

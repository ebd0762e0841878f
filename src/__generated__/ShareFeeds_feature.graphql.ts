/**
 * @generated SignedSource<<c6d8ff01e554eb58afdb673707d8b938>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShareFeeds_feature$data = {
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentType": "ShareFeeds_feature";
};
export type ShareFeeds_feature$key = {
  readonly " $data"?: ShareFeeds_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareFeeds_feature">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareFeeds_feature",
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

(node as any).hash = "d4b05b579c7f152aaf9aaf36af156f4a";

export default node;

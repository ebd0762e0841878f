/**
 * @generated SignedSource<<5e086952b337b0619c0c617dbfb88f74>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShareBadge_feature$data = {
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentType": "ShareBadge_feature";
};
export type ShareBadge_feature$key = {
  readonly " $data"?: ShareBadge_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareBadge_feature">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareBadge_feature",
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

(node as any).hash = "c4c2a39fe9036ac50dbfadc3f2df0236";

export default node;

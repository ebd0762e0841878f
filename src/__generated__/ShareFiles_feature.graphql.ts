/**
 * @generated SignedSource<<c4dc0c3be3a1dc91cf631ebd6c9c7ec2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShareFiles_feature$data = {
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentType": "ShareFiles_feature";
};
export type ShareFiles_feature$key = {
  readonly " $data"?: ShareFiles_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareFiles_feature">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareFiles_feature",
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

(node as any).hash = "3b36ef7c9e94809c3d886905efe4a8ab";

export default node;

/**
 * @generated SignedSource<<7fb9c1c244fcd36c97cb39655e7def2f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrowserHeader_browser$data = {
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentType": "BrowserHeader_browser";
};
export type BrowserHeader_browser$key = {
  readonly " $data"?: BrowserHeader_browser$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrowserHeader_browser">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BrowserHeader_browser",
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
  "type": "Browser",
  "abstractKey": null
};

(node as any).hash = "53fdc7aca16d2b158fb763101d281d07";

export default node;

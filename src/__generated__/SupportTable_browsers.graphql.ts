/**
 * @generated SignedSource<<4ea5d100f7f916676ca2b5fdb47f57bf>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BrowserType = "DESKTOP" | "MOBILE" | "SERVER" | "XR";
import type { FragmentRefs } from "relay-runtime";
export type SupportTable_browsers$data = ReadonlyArray<{
  readonly name: string;
  readonly slug: string;
  readonly type: BrowserType;
  readonly " $fragmentType": "SupportTable_browsers";
}>;
export type SupportTable_browsers$key = ReadonlyArray<{
  readonly " $data"?: SupportTable_browsers$data;
  readonly " $fragmentSpreads": FragmentRefs<"SupportTable_browsers">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SupportTable_browsers",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    }
  ],
  "type": "Browser",
  "abstractKey": null
};

(node as any).hash = "1fcf09c1417813ed24ed5cc6da1c0ab2";

export default node;

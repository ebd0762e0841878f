/**
 * @generated SignedSource<<0a8131cb08c1db219b80cdbd732e4ee7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BrowserType = "DESKTOP" | "MOBILE" | "SERVER" | "XR";
import type { FragmentRefs } from "relay-runtime";
export type supportColumns_browser$data = {
  readonly isCore: boolean;
  readonly name: string;
  readonly slug: string;
  readonly type: BrowserType;
  readonly " $fragmentType": "supportColumns_browser";
};
export type supportColumns_browser$key = {
  readonly " $data"?: supportColumns_browser$data;
  readonly " $fragmentSpreads": FragmentRefs<"supportColumns_browser">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "supportColumns_browser"
};

(node as any).hash = "e80c69d78f40a0f83e91b893b4876280";

export default node;

/**
 * @generated SignedSource<<27c3633bff5673c72bbb8006a072e5d7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type releaseName_release$data = {
  readonly browser: {
    readonly name: string;
  };
  readonly version: string;
  readonly " $fragmentType": "releaseName_release";
};
export type releaseName_release$key = {
  readonly " $data"?: releaseName_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"releaseName_release">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "releaseName_release"
};

(node as any).hash = "832c4742c3242c68adca88bdeb1358a1";

export default node;

/**
 * @generated SignedSource<<93696be2b282c3d542161a8a55e57926>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CoverageBar_coverage$data = {
  readonly partialShare: number;
  readonly shareError: number | null | undefined;
  readonly supportedShare: number;
  readonly unknownShare: number;
  readonly unsupportedShare: number;
  readonly " $fragmentType": "CoverageBar_coverage";
};
export type CoverageBar_coverage$key = {
  readonly " $data"?: CoverageBar_coverage$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoverageBar_coverage">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "CoverageBar_coverage"
};

(node as any).hash = "fc709047096df56de73f907617f8d2ba";

export default node;

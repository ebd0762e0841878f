/**
 * @generated SignedSource<<f0bceefbc3e6d31e91736ab965fcedc2>>
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

(node as any).hash = "a4d47608c5dd87ed060cc24def04747b";

export default node;

/**
 * @generated SignedSource<<d6b37d80dae92940bdc24897c2c362dd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BaselineStatus = "LIMITED" | "NEWLY" | "WIDELY";
export type LimitedReason = "DISCOURAGED" | "MIXED" | "NONE_YET" | "ONE_BROWSER_SHORT";
import type { FragmentRefs } from "relay-runtime";
export type CoverageVerdict_baseline$data = {
  readonly limitedReason: LimitedReason | null | undefined;
  readonly missingBrowsers: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly newlyOn: string | null | undefined;
  readonly partialBrowsers: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly status: BaselineStatus;
  readonly widelyOn: string | null | undefined;
  readonly " $fragmentType": "CoverageVerdict_baseline";
};
export type CoverageVerdict_baseline$key = {
  readonly " $data"?: CoverageVerdict_baseline$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoverageVerdict_baseline">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "CoverageVerdict_baseline"
};

(node as any).hash = "3d7965a1ecff7b96df34e3c39b9a2427";

export default node;

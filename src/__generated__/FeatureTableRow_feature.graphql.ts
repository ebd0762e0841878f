/**
 * @generated SignedSource<<9452a40d0a091ece47f9b3aa4373c0b8>>
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
export type FeatureTableRow_feature$data = {
  readonly baseline: {
    readonly isNewlyOnUpperBound: boolean;
    readonly limitedReason?: LimitedReason | null | undefined;
    readonly newlyOn: string | null | undefined;
    readonly status: BaselineStatus;
    readonly widelyOn?: string | null | undefined;
  };
  readonly coverage: {
    readonly " $fragmentSpreads": FragmentRefs<"CoverageBar_coverage">;
  };
  readonly description?: string | null | undefined;
  readonly discouraged?: {
    readonly __typename: "Discouraged";
  } | null | undefined;
  readonly groups?: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly name: string;
  readonly slug: string;
  readonly snapshots?: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly specifications?: ReadonlyArray<{
    readonly title: string;
  }>;
  readonly support: ReadonlyArray<{
    readonly browser: {
      readonly slug: string;
    };
    readonly isUpperBound: boolean;
    readonly version: string;
  }>;
  readonly " $fragmentType": "FeatureTableRow_feature";
};
export type FeatureTableRow_feature$key = {
  readonly " $data"?: FeatureTableRow_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeatureTableRow_feature">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "FeatureTableRow_feature"
};

(node as any).hash = "902a8b12f51431d040b9748618b8f55a";

export default node;

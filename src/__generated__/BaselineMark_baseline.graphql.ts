/**
 * @generated SignedSource<<2ed627474cdf35cd582331b6e63195af>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BaselineStatus = "LIMITED" | "NEWLY" | "WIDELY";
import type { FragmentRefs } from "relay-runtime";
export type BaselineMark_baseline$data = {
  readonly isNewlyOnUpperBound: boolean;
  readonly newlyOn: string | null | undefined;
  readonly status: BaselineStatus;
  readonly widelyOn: string | null | undefined;
  readonly " $fragmentType": "BaselineMark_baseline";
};
export type BaselineMark_baseline$key = {
  readonly " $data"?: BaselineMark_baseline$data;
  readonly " $fragmentSpreads": FragmentRefs<"BaselineMark_baseline">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "BaselineMark_baseline"
};

(node as any).hash = "8332e3586a603b7942556481e74ec8fc";

export default node;

/**
 * @generated SignedSource<<8e15508d7efe9e28699f8b3b2c59e156>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AudienceKind = "BASELINE" | "BROWSERSLIST" | "CONTINENT" | "CUSTOM" | "PLATFORMS" | "REGION" | "WORLD";
import type { FragmentRefs } from "relay-runtime";
export type useAudienceOptions_preset$data = {
  readonly key: string;
  readonly kind: AudienceKind;
  readonly name: string;
  readonly " $fragmentType": "useAudienceOptions_preset";
};
export type useAudienceOptions_preset$key = {
  readonly " $data"?: useAudienceOptions_preset$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAudienceOptions_preset">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useAudienceOptions_preset"
};

(node as any).hash = "2d94ee4c034b1f256ea0154c53d7a085";

export default node;

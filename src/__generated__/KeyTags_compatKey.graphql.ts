/**
 * @generated SignedSource<<5fbe521cbd0845285a0ef44cd038d20c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KeyTags_compatKey$data = {
  readonly isDeprecated: boolean;
  readonly isExperimental: boolean;
  readonly isStandardTrack: boolean;
  readonly " $fragmentType": "KeyTags_compatKey";
};
export type KeyTags_compatKey$key = {
  readonly " $data"?: KeyTags_compatKey$data;
  readonly " $fragmentSpreads": FragmentRefs<"KeyTags_compatKey">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "KeyTags_compatKey"
};

(node as any).hash = "a14de6622c614f529988e4ec492adf45";

export default node;

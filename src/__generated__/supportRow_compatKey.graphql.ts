/**
 * @generated SignedSource<<54a0842b5dc9578f4929896d979d2010>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type SupportClass = "NO" | "PARTIAL" | "PREVIEW" | "REMOVED_PARTIAL" | "UNKNOWN" | "YES";
export type SupportMark = "ALTERNATIVE_NAME" | "FLAG" | "MORE" | "NOTE" | "PREFIX";
import type { FragmentRefs } from "relay-runtime";
export type supportRow_compatKey$data = {
  readonly baseline: {
    readonly " $fragmentSpreads": FragmentRefs<"BaselineMark_baseline">;
  } | null | undefined;
  readonly coverage: {
    readonly " $fragmentSpreads": FragmentRefs<"CoverageBar_coverage">;
  };
  readonly descendantCount: number;
  readonly hasData: boolean;
  readonly name: string;
  readonly path: string;
  readonly support: ReadonlyArray<{
    readonly class: SupportClass;
    readonly details: ReadonlyArray<{
      readonly alternativeName: string | null | undefined;
      readonly flags: ReadonlyArray<{
        readonly name: string;
        readonly type: string;
        readonly valueToSet: string | null | undefined;
      }>;
      readonly implementationUrls: ReadonlyArray<string>;
      readonly isPartial: boolean;
      readonly notesHtml: ReadonlyArray<string>;
      readonly prefix: string | null | undefined;
      readonly versionAdded: string | null | undefined;
      readonly versionRemoved: string | null | undefined;
    }>;
    readonly label: string;
    readonly marks: ReadonlyArray<SupportMark>;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"KeyTags_compatKey">;
  readonly " $fragmentType": "supportRow_compatKey";
};
export type supportRow_compatKey$key = {
  readonly " $data"?: supportRow_compatKey$data;
  readonly " $fragmentSpreads": FragmentRefs<"supportRow_compatKey">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "supportRow_compatKey"
};

(node as any).hash = "560d15b15fa9788b83db84dfec766fb1";

export default node;

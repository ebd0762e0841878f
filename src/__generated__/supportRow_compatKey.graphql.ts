/**
 * @generated SignedSource<<056bb4a1b45fc33c99b2d95de4932ef8>>
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
  readonly isDeprecated: boolean;
  readonly isExperimental: boolean;
  readonly isStandardTrack: boolean;
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

(node as any).hash = "85daa0aac16d8a5445dddc9c5cfbd4e3";

export default node;

/**
 * @generated SignedSource<<c2fbea377ff25ffba48923c6a5649221>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BaselineStatus = "LIMITED" | "NEWLY" | "WIDELY";
export type SupportClass = "NO" | "PARTIAL" | "PREVIEW" | "REMOVED_PARTIAL" | "UNKNOWN" | "YES";
export type SupportMark = "ALTERNATIVE_NAME" | "FLAG" | "MORE" | "NOTE" | "PREFIX";
import type { FragmentRefs } from "relay-runtime";
export type supportRow_compatKey$data = {
  readonly baseline: {
    readonly isNewlyOnUpperBound: boolean;
    readonly newlyOn: string | null | undefined;
    readonly status: BaselineStatus;
    readonly widelyOn: string | null | undefined;
  } | null | undefined;
  readonly coverage: {
    readonly partialShare: number;
    readonly supportedShare: number;
    readonly unknownShare: number;
    readonly unsupportedShare: number;
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

(node as any).hash = "94f32c767d79a3795166c7287f635c2d";

export default node;

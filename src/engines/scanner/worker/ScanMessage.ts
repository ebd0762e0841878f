// Messages between a page and its scanning workers.
import type { Language, SkipReason } from '@/engines/scanner/files/languageOf';
import type { AcceptedCounts } from '@/engines/scanner/files/readAccepted';
import type { Outline } from '@/engines/scanner/js/types/Outline';
import type { Retirable } from '@/engines/scanner/retire/Retirable';
import type { Consequence, Guard, UseEvidence } from '@/engines/scanner/ScanUse';

/** A file to scan, with slashes in its name. Without a language, its name decides. */
export interface ScanSource {
  readonly name: string;
  readonly content: Blob | Uint8Array<ArrayBuffer> | string;
  readonly language?: Language;
}

/** Reasons for not reading a file, besides those that its name tells. */
export type UnreadReason = SkipReason | 'too-slow' | 'stopped';

export interface UnreadFile {
  readonly name: string;
  readonly reason: UnreadReason | 'problem' | 'part';
  /** The problem's message. */
  readonly message?: string;
  readonly line?: number;
}

/** A worker's findings in a file. The text stays with the worker, for its lines to be shown. */
export interface ScannedSource {
  readonly name: string;
  readonly bytes: number;
  readonly language?: Language;
  /**
   * Six numbers a group of equal uses: node, evidence, consequence, guard + 1 or 0, count, and of an
   * implied guard the position in `provers` + 1, or else 0.
   */
  readonly groups: Int32Array<ArrayBuffer>;
  /** Nodes whose tests imply guards. */
  readonly provers: readonly (readonly number[])[];
  /** Nodes that this worker has not named before. */
  readonly names: readonly NodeName[];
  readonly polyfilled: readonly number[];
  readonly notes: readonly string[];
  readonly unreadParts: readonly { readonly message: string; readonly line: number }[];
  /** A package's Browserslist query. */
  readonly browsers?: string;
  /** Counts from the file of accepted uses. */
  readonly accepted?: AcceptedCounts;
  readonly unread?: UnreadReason;
  readonly problem?: { readonly message: string; readonly line?: number; readonly column?: number };
  /** Names that look like the platform's and that the data does not know, with how often. */
  readonly unknown: ReadonlyMap<string, number>;
  /** Files in an archive or a HAR. */
  readonly inner: readonly ScanSource[];
  /** Files of an archive that are not scanned. */
  readonly leftOut: readonly UnreadFile[];
}

export interface NodeName {
  readonly node: number;
  readonly key: string;
  /** A web-features id. */
  readonly feature: string | null;
}

/** A place with the code around it. */
export interface ShownPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The line, cut to the width of a page, with the meant code apart. */
  readonly before: string;
  readonly code: string;
  readonly after: string;
  /** The line above. */
  readonly above?: string;
}

export interface ShownUse extends ShownPlace {
  readonly key: string;
  readonly evidence: UseEvidence;
  readonly consequence: Consequence;
  readonly guard: Guard | null;
  readonly guardLine?: number;
  /** The keys whose tests prove this one, if its guard is implied. */
  readonly provenBy?: readonly string[];
}

/** Equal fallbacks in all files. */
export interface FallbackGroup {
  readonly id: string;
  readonly kind: Retirable['kind'];
  readonly name: string;
  /** Keys that they stand in for. */
  readonly keys: readonly string[];
  readonly count: number;
  /** Characters that go with them. */
  readonly bytes: number;
}

export type ScanRequest =
  | { readonly kind: 'prepare'; readonly tableAddress: string }
  /** Loads every parser, so that the browser has them when it is offline. */
  | { readonly kind: 'loadAll' }
  /** Loads the parser that nearly every project needs. */
  | { readonly kind: 'loadScripts' }
  /** Before another scan. */
  | { readonly kind: 'forget' }
  /** Names of all files that may import each other, before they are outlined. */
  | { readonly kind: 'modules'; readonly names: readonly string[] }
  | { readonly kind: 'outline'; readonly source: ScanSource }
  /** Exports of these files, before they are scanned. */
  | { readonly kind: 'project'; readonly outlines: readonly (Outline | undefined)[] }
  | { readonly kind: 'scan'; readonly source: ScanSource }
  | {
      readonly kind: 'show';
      readonly keys: readonly string[];
      readonly files?: readonly string[];
      readonly first: number;
    }
  /** Finds fallbacks in the held files, from this one on. */
  | { readonly kind: 'findFallbacks'; readonly from: number }
  | { readonly kind: 'showFallbacks'; readonly id: string; readonly first: number };

export type ScanReply =
  /** With the packages that the table was made from, as `name@version`. */
  | { readonly kind: 'prepared'; readonly packages: readonly string[] }
  | { readonly kind: 'ready' | 'forgotten' | 'linked' }
  | { readonly kind: 'outlined'; readonly outline: Outline | undefined }
  /** Paths of everything that the worker has loaded. */
  | { readonly kind: 'loaded'; readonly paths: readonly string[] }
  | { readonly kind: 'scanned'; readonly file: ScannedSource }
  | { readonly kind: 'shown'; readonly uses: readonly ShownUse[] }
  | {
      readonly kind: 'fallbacks';
      readonly groups: readonly FallbackGroup[];
      /** Where to go on. */
      readonly next?: number;
    }
  | { readonly kind: 'shownFallbacks'; readonly places: readonly ShownPlace[] }
  | { readonly kind: 'failed'; readonly message: string };

export interface Numbered<Message> {
  readonly id: number;
  readonly message: Message;
}

import type { Platform } from '@/domain/platforms.data';
import type { AssumptionCode } from './assumptions.data';

/** A browser of the catalogue, as far as the importer needs it. */
export interface KnownBrowser {
  readonly slug: string;
  readonly name: string;
  /** In the catalogue's notation, oldest first. */
  readonly versions: readonly string[];
  /** Parallel to `versions`; empty if unknown. */
  readonly engineVersions: readonly string[];
}

/**
 * A browser with its own version numbers, and for each the version of the browser whose engine it
 * uses.
 */
export interface KnownDerivedBrowser {
  readonly slug: string;
  readonly engineSlug: string;
  readonly versions: readonly string[];
  readonly engineVersions: readonly string[];
}

export interface KnownBrowsers {
  readonly browsers: readonly KnownBrowser[];
  readonly derived: readonly KnownDerivedBrowser[];
}

/** The result of mapping a row. */
export type LineOutcome = ReleaseOutcome | VersionlessOutcome | UnknownOutcome | BotOutcome;

export interface ReleaseOutcome {
  readonly kind: 'release';
  readonly slug: string;
  readonly version: string;
  /** Set if the release was not taken literally from the file. */
  readonly assumptions: readonly AssumptionCode[];
}

/**
 * A known browser in an unknown release. An audience with known releases can fill in the version.
 */
export interface VersionlessOutcome {
  readonly kind: 'versionless';
  /** Several if the file names no platform: `Chrome` exists on desktop and on Android. */
  readonly slugs: readonly string[];
  /** If the row names nothing else: its browsers are as in a place. */
  readonly platform?: Platform;
  readonly name: string;
  readonly reason: string;
}

export interface UnknownOutcome {
  readonly kind: 'unknown';
  /** The audience's label for it: the browser as named in the file. */
  readonly name: string;
  readonly reason: string;
}

/** A program, not a person; excluded from the audience. */
export interface BotOutcome {
  readonly kind: 'bot';
}

/** A row that counts, with its line in the file (from 1). */
export interface ImportedLine {
  readonly line: number;
  readonly cells: readonly string[];
  readonly count: number;
  readonly outcome: Exclude<LineOutcome, BotOutcome>;
}

/**
 * A row that is not counted: a title, a header, a total, a bot, or a section about something else.
 */
export interface SkippedLine {
  readonly line: number;
  readonly cells: readonly string[];
  readonly reason: string;
}

export interface ImportedFile extends FileSums {
  /** The product that wrote the file, judging by its columns. */
  readonly layout: string;
  /** The counted column, by its name in the file. */
  readonly metric: string;
  readonly lines: readonly ImportedLine[];
  readonly skipped: readonly SkippedLine[];
  /** The value of visits, if a second column has it. */
  readonly value?: ImportedValue | undefined;
  /** Requests from bots and programs, which are not part of `total`. */
  readonly botCount: number;
  /** People are counted by system or device, so their browsers are an estimate. */
  readonly isByPlatform: boolean;
  /** Sentences about the whole file. */
  readonly notes: readonly string[];
  /** A row's cells as one short text that the reader can recognize. */
  readonly describe: (cells: readonly string[]) => string;
}

/** The value of visits, by release. */
export interface ImportedValue {
  /** The column, by its name in the file. */
  readonly name: string;
  readonly total: number;
  /** To which share the file says it: 0.001, 0.01 or 0.1. Undefined if it is too little to say. */
  readonly step: number | undefined;
  /** Heaviest first; what is not in them has no known release. */
  readonly releases: readonly {
    readonly slug: string;
    readonly version: string;
    readonly value: number;
  }[];
  /** Rows in which it is negative or no number: they count for 0. */
  readonly unreadableCount: number;
}

/** Each list is sorted heaviest first. */
export interface FileSums {
  /** Everyone in the file: its rows, plus the part of its total beyond them. */
  readonly total: number;
  readonly mappedTotal: number;
  readonly releases: readonly {
    readonly slug: string;
    readonly version: string;
    readonly count: number;
  }[];
  readonly versionless: readonly {
    readonly slugs: readonly string[];
    readonly platform?: Platform;
    readonly name: string;
    readonly reason: string;
    readonly count: number;
  }[];
  readonly unknowns: readonly {
    readonly name: string;
    readonly reason: string;
    readonly count: number;
  }[];
  readonly assumptions: readonly { readonly code: AssumptionCode; readonly count: number }[];
}

/** A file that can't be read. The message says what was found, where, and what to do. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

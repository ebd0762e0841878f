import type { AssumptionCode } from './assumptions.data';

/** A browser of the catalogue as the importer needs it. */
export interface KnownBrowser {
  readonly slug: string;
  readonly name: string;
  /** As the catalogue writes them, oldest first. */
  readonly versions: readonly string[];
  /** One for each of `versions`; empty where unknown. */
  readonly engineVersions: readonly string[];
}

/**
 * A browser with version numbers of its own, and for each the version of the browser on whose
 * engine it is built.
 */
export interface DerivedBrowser {
  readonly slug: string;
  readonly engineSlug: string;
  readonly versions: readonly string[];
  readonly engineVersions: readonly string[];
}

export interface KnownBrowsers {
  readonly browsers: readonly KnownBrowser[];
  readonly derived: readonly DerivedBrowser[];
}

/** What became of a row. */
export type Outcome = ReleaseOutcome | VersionlessOutcome | UnknownOutcome | BotOutcome;

export interface ReleaseOutcome {
  readonly kind: 'release';
  readonly slug: string;
  readonly version: string;
  /** Where the release is not simply what the file says. */
  readonly assumptions: readonly AssumptionCode[];
}

/**
 * A browser that is known, in a release that is not. An audience whose releases are known can stand
 * in for the version.
 */
export interface VersionlessOutcome {
  readonly kind: 'versionless';
  /** Several where the file tells no platform: `Chrome` is on desktops and on Android. */
  readonly slugs: readonly string[];
  readonly name: string;
  readonly reason: string;
}

export interface UnknownOutcome {
  readonly kind: 'unknown';
  /** What the audience will call it: the browser as the file names it. */
  readonly name: string;
  readonly reason: string;
}

/** A program and not a person: no part of the audience. */
export interface BotOutcome {
  readonly kind: 'bot';
}

/** A row that counts, by its line in the file (from 1). */
export interface ImportedLine {
  readonly line: number;
  readonly cells: readonly string[];
  readonly count: number;
  readonly outcome: Exclude<Outcome, BotOutcome>;
}

/** A row that counts nothing: a title, a header, a total, a bot, a section about something else. */
export interface SkippedLine {
  readonly line: number;
  readonly cells: readonly string[];
  readonly reason: string;
}

export interface ImportedFile extends FileSums {
  /** What made the file, as far as its columns tell. */
  readonly layout: string;
  /** The column that was counted, as the file calls it. */
  readonly metric: string;
  readonly lines: readonly ImportedLine[];
  readonly skipped: readonly SkippedLine[];
  /** Requests of bots and programs, which are no part of `total`. */
  readonly botCount: number;
  /** Sentences about the file as a whole. */
  readonly notes: readonly string[];
  /** A row's cells as one short text, for the reader to recognize it. */
  readonly describe: (cells: readonly string[]) => string;
}

/** Each list heaviest first. */
export interface FileSums {
  /** Everybody in the file: the rows, and what its total has beyond them. */
  readonly total: number;
  readonly mappedTotal: number;
  readonly releases: readonly {
    readonly slug: string;
    readonly version: string;
    readonly count: number;
  }[];
  readonly versionless: readonly {
    readonly slugs: readonly string[];
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

/** A file nothing can be read from; the message says what was found, where, and what to do. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

/** A browser of the catalogue as the importer needs it. */
export interface KnownBrowser {
  readonly slug: string;
  readonly name: string;
  /** As the catalogue writes them, oldest first. */
  readonly versions: readonly string[];
}

/** A browser with version numbers of its own, and for each the version of the browser on whose engine it is built. */
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

/** What became of a row. `note` says where the release is not simply what the file says. */
export type Outcome = MappedOutcome | UnknownOutcome;

export interface MappedOutcome {
  readonly kind: 'release';
  readonly slug: string;
  readonly version: string;
  readonly note?: string;
}

export interface UnknownOutcome {
  readonly kind: 'unknown';
  /** What the audience will call it: the browser as the file names it. */
  readonly name: string;
  readonly reason: string;
}

/** A row that counts, by its line in the file (from 1). */
export interface ImportedLine {
  readonly line: number;
  readonly cells: readonly string[];
  readonly count: number;
  readonly outcome: Outcome;
}

/** A row that counts nothing: a title, a header, a total, a section about something else. */
export interface SkippedLine {
  readonly line: number;
  readonly cells: readonly string[];
  readonly reason: string;
}

export interface ImportedFile {
  /** What made the file, as far as its columns tell. */
  readonly layout: string;
  /** The column that was counted, as the file calls it. */
  readonly metric: string;
  /** All of the file: the rows, and what its total has beyond them. */
  readonly total: number;
  readonly mappedTotal: number;
  readonly lines: readonly ImportedLine[];
  readonly skipped: readonly SkippedLine[];
  readonly releases: readonly {
    readonly slug: string;
    readonly version: string;
    readonly count: number;
  }[];
  /** Heaviest first. */
  readonly unknowns: readonly {
    readonly name: string;
    readonly reason: string;
    readonly count: number;
  }[];
  /** Sentences about the file as a whole. */
  readonly notes: readonly string[];
}

/** A file nothing can be read from; the message says what was expected. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

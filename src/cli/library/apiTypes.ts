// The types of the library, which its declarations are made from: they import nothing.

/** The people to answer for. The rest comes from the nearest plimsoll.config.json, else from the defaults. */
export interface Options {
  /** The folder to begin at; by default the working directory. */
  readonly cwd?: string;
  /** A configuration other than the nearest. */
  readonly config?: string;
  /** Such as `world`, `region:DE` or `browserslist:defaults`. */
  readonly audience?: string;
  /** The share that must be able to use a feature, in percent. */
  readonly line?: number;
  /** A Plimsoll server to ask instead of the data in the package. */
  readonly server?: string;
}

export interface Coverage {
  /** Shares of the audience, 0–1. */
  readonly supportedShare: number;
  readonly partialShare: number;
  readonly unsupportedShare: number;
  readonly unknownShare: number;
}

/** The answer to “can we ship it?”. */
export interface Answer {
  /** As it was asked for. */
  readonly subject: string;
  /** A web-features id or a compat key. */
  readonly id: string;
  readonly name: string;
  /** True if it may be used: by the verdict, or because the team adopted it. */
  readonly isGood: boolean;
  readonly verdict: string;
  readonly decision: 'adopted' | 'declined' | null;
  readonly coverage: Coverage;
  readonly shortBrowsers: readonly { readonly browser: string; readonly share: number }[];
  /** A package that brings it to browsers without it, if one is known. */
  readonly polyfill?: Polyfill | undefined;
  /** A tool that rewrites it for older browsers when a site is built, if one is known. */
  readonly buildTransform?:
    | { readonly package: string; readonly version: string; readonly lacks?: string | undefined }
    | undefined;
  readonly audience: { readonly key: string; readonly name: string };
  readonly linePercent: number;
  readonly asOf: string;
  readonly data: readonly { readonly name: string; readonly version: string }[];
}

export interface Polyfill {
  readonly package: string;
  readonly version: string;
  /** Code that loads it in browsers without the feature. */
  readonly loader: string;
  readonly bytes: { readonly minified: number; readonly gzip: number; readonly brotli: number };
  /** The share of the audience whose browsers load it, 0–1. */
  readonly neededShare: number;
  /** A sentence: which part of the feature it doesn’t bring. */
  readonly lacks?: string | undefined;
}

/** The browsers and features that a team supports. */
export interface Policy {
  readonly hash: string;
  readonly day: string;
  readonly audience: { readonly key: string; readonly name: string };
  readonly linePercent: number;
  readonly supportedShare: number;
  readonly floors: readonly {
    readonly name: string;
    readonly version: string;
    readonly lostShare: number;
  }[];
  readonly givenUp: readonly { readonly name: string; readonly lostShare: number }[];
  readonly features: Readonly<
    Record<'above' | 'adopted' | 'acceptedBelow' | 'declined' | 'refused', readonly string[]>
  >;
}

/** Facts about a compat key that a person asks for. */
export interface Explanation {
  readonly name: string;
  readonly description: string | undefined;
  /** They say who can use it, who cannot, since when. */
  readonly sentences: readonly string[];
  /** Code that tests for it. */
  readonly guard: string | undefined;
  readonly pages: readonly { readonly title: string; readonly url: string }[];
}

export interface Place {
  /** With slashes, from the folder of the configuration. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 code units. */
  readonly column: number;
}

/** A use of something that is below the line. */
export interface Finding extends Place {
  readonly endColumn: number;
  /** The place in the source, by a source map. */
  readonly original?: Place;
  readonly key: string;
  readonly feature: string | null;
  /** An error fails a scan; a hint is of a use of which only the name fits. */
  readonly level: 'error' | 'warning' | 'hint';
  readonly cause:
    | 'below-line'
    | 'declined'
    | 'together'
    | 'degrades'
    | 'possible'
    | 'lowered'
    | 'asked';
  /** The share of the audience that gets by, 0–1. */
  readonly usableShare: number;
  /** One sentence. */
  readonly message: string;
}

export interface Unread extends Place {
  readonly message: string;
  /** False if nothing of the file could be read. */
  readonly isPart: boolean;
}

/**
 * Where files have different configurations nearest to them, each finding is judged by its file’s own, and the shares
 * are those of the configuration that is the furthest below its line.
 */
export interface ScanReport {
  readonly line: number;
  /** The share for which nothing breaks; null if nothing could be read. */
  readonly runsShare: number | null;
  /** The share for which nothing degrades either. */
  readonly wholeShare: number | null;
  readonly unknownShare: number | null;
  readonly audience: { readonly key: string; readonly name: string; readonly trackedShare: number };
  readonly findings: readonly Finding[];
  /** How many uses are accepted. */
  readonly accepted: number;
  /** How many files were read. */
  readonly files: number;
  readonly unreadable: readonly Unread[];
  /** Comments that accept a use and are wrong themselves. */
  readonly wrongComments: readonly (Place & { readonly message: string })[];
  readonly notes: readonly string[];
}

/** An edit of a text: what stands from `start` to `end` becomes `text`. */
export interface Fix {
  readonly kind: 'guard' | 'accept';
  readonly title: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface TextFinding extends Finding {
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
  /** The key’s own page, if there is one. */
  readonly page: string | undefined;
  readonly fixes: readonly Fix[];
}

export interface TextReport {
  readonly findings: readonly TextFinding[];
  /** Parts of the text that could not be read, and comments that are wrong. */
  readonly problems: readonly (Place & { readonly message: string })[];
  /** Compat keys in the text, guarded or not, with their places. */
  readonly uses: readonly (Place & { readonly key: string })[];
}

export interface TextOptions extends Options {
  /** The path of the file that the text is of, which tells its language and its configuration. */
  readonly path: string;
  /** The language, as editors call it, for a path that does not tell. */
  readonly languageId?: string;
  /** A source map of the text, as JSON. */
  readonly map?: string;
  /** True to work out what would mend each finding, which takes longer. */
  readonly fixes?: boolean;
}

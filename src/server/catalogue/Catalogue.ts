// The shape every answer is computed from: immutable, shared by all requests, built from npm data
// packages by `compileCatalogue`. `index` is a position in this catalogue only and never leaves the
// server; slugs, paths and versions are stable across data versions.

import type { UsageTable } from './UsageTable';

export interface Catalogue {
  /** Changes whenever the artefact format or any data package does. */
  readonly version: string;
  /** ISO day of the compat data. */
  readonly asOf: string;
  readonly packages: readonly DataPackage[];
  /** Core browsers first, then the rest, as a table prints them. */
  readonly browsers: readonly Browser[];
  readonly coreBrowsers: readonly Browser[];
  /** All releases of all browsers; `releases[release.unit] === release`. */
  readonly releases: readonly Release[];
  /** In code-unit order of slugs. */
  readonly features: readonly Feature[];
  /** Keys with and without data, in code-unit order of paths; `keys[key.index] === key`. */
  readonly keyCount: number;
  readonly keysWithDataCount: number;
  /** Top of the key tree: api, css, html … */
  readonly rootKeys: readonly CompatKey[];
  /** Slugs that were once features' own. */
  readonly redirects: readonly Redirect[];
  readonly groups: readonly Group[];
  readonly snapshots: readonly Snapshot[];
  readonly specifications: readonly Specification[];
  readonly usage: UsageTable;
  /** One row a key (`key.index`), one row a feature (`feature.index`). */
  readonly keySupport: SupportMatrix;
  readonly featureSupport: SupportMatrix;

  keyAt(index: number): CompatKey;
  featureBySlug(slug: string): Feature | undefined;
  redirectBySlug(slug: string): Redirect | undefined;
  /** Takes dotted paths as BCD writes them. */
  keyByPath(path: string): CompatKey | undefined;
  /**
   * Indexes of the keys that carry data at or below `path`, ascending, which is the code-unit order
   * of their paths; empty for a path that is no key. Not one range of `dataKeyIndexes`:
   * `css.properties.grid-area` stands between `css.properties.grid` and
   * `css.properties.grid.subgrid`.
   */
  dataKeysUnder(path: string): Uint32Array;
  /** Indexes of all keys that carry data, ascending. */
  readonly dataKeyIndexes: Uint32Array;
  browserBySlug(slug: string): Browser | undefined;
  releaseByVersion(browser: Browser, version: string): Release | undefined;
  groupByPath(path: string): Group | undefined;
  snapshotBySlug(slug: string): Snapshot | undefined;
  specificationById(id: string): Specification | undefined;
  /** What a release was the first to support fully, by the same rule as first support. */
  featuresNewIn(release: Release): readonly Feature[];
  keysNewIn(release: Release): readonly CompatKey[];
}

export interface DataPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** What its data is used for, in a few words. */
  readonly role: string;
}

export interface Browser {
  readonly index: number;
  readonly slug: string;
  readonly name: string;
  readonly type: 'DESKTOP' | 'MOBILE' | 'XR' | 'SERVER';
  readonly isCore: boolean;
  readonly upstream?: Browser;
  /** Oldest first, by BCD's `index`. */
  readonly releases: readonly Release[];
  readonly currentRelease: Release | undefined;
}

export interface Release {
  readonly browser: Browser;
  /** Position in `browser.releases`. */
  readonly index: number;
  /** Position in `catalogue.releases` and in every audience's weights. */
  readonly unit: number;
  readonly version: string;
  readonly releasedOn?: string;
  /** BCD's word, on its own day: retired, current, esr, beta, nightly, planned, exclusive. */
  readonly dataStatus: string;
  readonly status: string; // The same, true today.
  readonly engine?: string;
  readonly engineVersion?: string;
  readonly notesUrl?: string;
}

export interface Specification {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly organization?: string;
}

/** As a feature or key states it; `specification` is missing where no series matches the URL. */
export interface SpecificationLink {
  readonly url: string;
  readonly specification?: Specification;
}

export interface Group {
  readonly slug: string;
  /** Slugs from the root, joined by `/`. */
  readonly path: string;
  readonly name: string;
  readonly parent?: Group;
  readonly children: readonly Group[];
  /** Features of this group and of all below it, in code-unit order of slugs, each once. */
  readonly features: readonly Feature[];
}

export interface Snapshot {
  readonly slug: string;
  readonly name: string;
}

export interface FirstSupport {
  readonly browser: Browser;
  readonly version: string;
  readonly release?: Release;
  /** True where the data says "at or before this version". */
  readonly isUpperBound: boolean;
}

/**
 * A key's counterpart of a feature's published status, computed here for feature keys and all
 * others alike.
 */
export interface NewlyAvailable {
  readonly on: string;
  /** True where the data says "on or before this day". */
  readonly isUpperBound: boolean;
}

/** Status as the data package published it; ask `getBaseline` for today's. Dates are ISO days. */
export interface PublishedBaseline {
  readonly level: 'high' | 'low' | false;
  readonly lowDate?: string;
  readonly isLowDateUpperBound: boolean;
}

export interface Discouraged {
  readonly reasonHtml?: string;
  readonly sourceUrls: readonly string[];
  readonly removalOn?: string;
  readonly alternatives: readonly Feature[];
}

export interface Feature {
  readonly index: number;
  readonly slug: string;
  readonly name: string;
  readonly description?: string;
  readonly descriptionHtml?: string;
  readonly published: PublishedBaseline;
  /** Core browsers that support it, in `coreBrowsers` order. */
  readonly support: readonly FirstSupport[];
  /** Core browsers that do not support it, in `coreBrowsers` order. */
  readonly missingIn: readonly Browser[];
  readonly keys: readonly CompatKey[];
  /** Keys the feature names that the shipped compatibility data does not have. */
  readonly missingKeyPaths: readonly string[];
  readonly groups: readonly Group[];
  readonly snapshots: readonly Snapshot[];
  readonly specifications: readonly SpecificationLink[];
  readonly caniuseIds: readonly string[];
  readonly mdnUrls: readonly string[];
  readonly discouraged?: Discouraged;
}

export type Redirect =
  | { readonly kind: 'moved'; readonly slug: string; readonly target: Feature }
  | { readonly kind: 'split'; readonly slug: string; readonly targets: readonly Feature[] };

export interface SupportStatement {
  /** BCD's own text: "18", "≤18", "preview", or false. */
  readonly versionAdded: string | false;
  readonly versionRemoved?: string;
  readonly isPartial: boolean;
  readonly prefix?: string;
  readonly alternativeName?: string;
  readonly flags: readonly {
    readonly type: string;
    readonly name: string;
    readonly valueToSet?: string;
  }[];
  readonly notesHtml: readonly string[];
  readonly implementationUrls: readonly string[];
}

export interface CompatKey {
  readonly index: number;
  readonly path: string;
  /** The last segment of the path. */
  readonly name: string;
  readonly hasData: boolean;
  readonly descriptionHtml?: string;
  readonly parent?: CompatKey;
  /** In code-unit order of paths. */
  readonly children: readonly CompatKey[];
  /** Keys with data below this one. */
  readonly descendantCount: number;
  readonly feature?: Feature;
  readonly mdnUrl?: string;
  readonly sourceUrl?: string;
  readonly specifications: readonly SpecificationLink[];
  readonly isDeprecated: boolean;
  readonly isExperimental: boolean;
  readonly isStandardTrack: boolean;
  /** Undefined where the data has no entry for this browser: unknown, not unsupported. */
  statements(browser: Browser): readonly SupportStatement[] | undefined;
  /**
   * Core browsers that support it (and every key above it) fully now, by the rule web-features uses
   * for its per-key statuses.
   */
  firstSupport(): readonly FirstSupport[];
  /** Core browsers that are not in `firstSupport`, in `coreBrowsers` order. */
  missingIn(): readonly Browser[];
  /**
   * The day the last core browser came to support it; undefined while one lacks it, and for
   * deprecated keys, which are never Baseline.
   */
  readonly newlyAvailable?: NewlyAvailable;
}

/**
 * Who supports what, by release. Equal support within one browser is one *cell*, so an audience is
 * summed once a cell and not once a key. A cell is a run of spans: span `i` of cell `c`
 * (`cellStart[c] ≤ i < cellStart[c + 1]`) says that from release index `spanFrom[i]`, 0 for a cell's
 * first, up to the next span the state is `spanState[i]`.
 */
export interface SupportMatrix {
  readonly rowCount: number;
  readonly cellCount: number;
  /** `cellOf[row * browsers.length + browser.index]`. */
  readonly cellOf: Uint32Array;
  readonly cellBrowser: Uint8Array;
  readonly cellStart: Uint32Array;
  readonly spanFrom: Uint16Array;
  readonly spanState: Uint8Array;
}

// The data behind every answer: immutable, shared by all requests, compiled from npm data packages
// by `compileCatalogue`. Pitfall: an `index` is a position in this catalogue only and must never
// leave the server. Slugs, paths and versions are stable across data updates.

import type { DataPackage } from './DataPackage';
import type { PublishedStatus, StatedBaseline } from './PublishedStatus';
import type { SupportMatrix } from './SupportMatrix';
import type { UsageTable } from './UsageTable';

export interface Catalogue {
  /** Changes with the artefact format and with any data package. */
  readonly version: string;
  /** ISO day of the compat data. */
  readonly asOf: string;
  /** ISO day of the compat data that the published statuses were made with: `asOf` or earlier. */
  readonly baselineOn: string;
  readonly packages: readonly DataPackage[];
  /** Core browsers first, then the rest, as a table prints them. */
  readonly browsers: readonly Browser[];
  readonly coreBrowsers: readonly Browser[];
  /** All releases of all browsers; `releases[release.unit] === release`. */
  readonly releases: readonly Release[];
  /** In code-unit order of slugs. */
  readonly features: readonly Feature[];
  /** Keys with and without data, in code-unit order of paths; `keyAt(key.index) === key`. */
  readonly keyCount: number;
  readonly keysWithDataCount: number;
  /** The roots of the key tree: api, css, html … */
  readonly rootKeys: readonly CompatKey[];
  /** Slugs that features used in the past. */
  readonly redirects: readonly Redirect[];
  readonly groups: readonly Group[];
  readonly snapshots: readonly Snapshot[];
  readonly specifications: readonly Specification[];
  readonly usage: UsageTable;
  /** One row per key (`key.index`) or per feature (`feature.index`). */
  readonly keySupport: SupportMatrix;
  readonly featureSupport: SupportMatrix;

  keyAt(index: number): CompatKey;
  featureBySlug(slug: string): Feature | undefined;
  redirectBySlug(slug: string): Redirect | undefined;
  /** Takes a dotted path as in BCD. */
  keyByPath(path: string): CompatKey | undefined;
  /**
   * Indexes of the keys with data at or below `path`, ascending, which is also the code-unit order
   * of their paths; empty for an unknown path. Pitfall: they aren't one contiguous range of
   * `dataKeyIndexes`, because `css.properties.grid-area` sorts between `css.properties.grid` and
   * `css.properties.grid.subgrid`.
   */
  dataKeysUnder(path: string): Uint32Array;
  /** Indexes of all keys with data, ascending. */
  readonly dataKeyIndexes: Uint32Array;
  browserBySlug(slug: string): Browser | undefined;
  releaseByVersion(browser: Browser, version: string): Release | undefined;
  groupByPath(path: string): Group | undefined;
  snapshotBySlug(slug: string): Snapshot | undefined;
  specificationById(id: string): Specification | undefined;
  /**
   * The features that a release was the first to support in full, by the rule for first support.
   */
  featuresNewIn(release: Release): readonly Feature[];
  keysNewIn(release: Release): readonly CompatKey[];
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
  /** True if `releasedOn` is a plan that no package confirms, whether or not the day has passed. */
  readonly isPlan: boolean;
  /** retired, current, esr, beta, nightly, planned or exclusive, as of today. */
  readonly status: string;
  /** The same, as of the day of the compat data. */
  readonly dataStatus: string;
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
  /**
   * Features of this group and its descendants, without duplicates, in code-unit order of slugs.
   */
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
  /** True if the data says “at or before this version”. */
  readonly isUpperBound: boolean;
}

/** The day a key became Baseline, by the same rule for keys with and without a feature. */
export interface NewlyAvailable {
  readonly on: string;
  /** True if the data says “on or before this day”. */
  readonly isUpperBound: boolean;
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
  /** The status that holds: as computed from newer compat data, or else as published. */
  readonly stated: StatedBaseline;
  /** Set where newer compat data differ from what web-features has published. */
  readonly published?: PublishedStatus<FirstSupport>;
  /** The keys that made that difference. */
  readonly changedKeys: readonly CompatKey[];
  /** Core browsers that support it, in `coreBrowsers` order. */
  readonly support: readonly FirstSupport[];
  /** Core browsers that don't support it, in `coreBrowsers` order. */
  readonly missingIn: readonly Browser[];
  readonly keys: readonly CompatKey[];
  readonly groups: readonly Group[];
  readonly snapshots: readonly Snapshot[];
  readonly specifications: readonly SpecificationLink[];
  readonly caniuseIds: readonly string[];
  /** Undefined unless exactly one entry of caniuse stands for it. */
  readonly caniuse?: Caniuse;
  readonly mdnUrls: readonly string[];
  readonly discouraged?: Discouraged;
}

export type Redirect =
  | { readonly kind: 'moved'; readonly slug: string; readonly target: Feature }
  | { readonly kind: 'split'; readonly slug: string; readonly targets: readonly Feature[] };

export interface SupportStatement {
  /** As in BCD: "18", "≤18", "preview", or false. */
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
  readonly name: string;
  readonly hasData: boolean;
  readonly descriptionHtml?: string;
  readonly parent?: CompatKey;
  /** In code-unit order of paths. */
  readonly children: readonly CompatKey[];
  /** Number of keys with data below this one. */
  readonly descendantCount: number;
  readonly feature?: Feature;
  readonly mdnUrl?: string;
  readonly sourceUrl?: string;
  readonly specifications: readonly SpecificationLink[];
  readonly isDeprecated: boolean;
  readonly isExperimental: boolean;
  readonly isStandardTrack: boolean;
  /** True if its statements are those of earlier data, because newer data has the key no longer. */
  readonly isWithdrawn: boolean;
  /** Set where newer compat data differ from what web-features has published. */
  readonly published?: PublishedStatus<FirstSupport>;
  /** Undefined if the data has no entry for this browser: unknown, not unsupported. */
  statements(browser: Browser): readonly SupportStatement[] | undefined;
  /** Names that any browser uses or has used for the key, in the order of `browsers`. */
  alternativeNames(): readonly string[];
  /**
   * Core browsers that currently support the key and all its ancestors in full, by web-features'
   * rule for per-key statuses.
   */
  firstSupport(): readonly FirstSupport[];
  /** Core browsers missing from `firstSupport`, in `coreBrowsers` order. */
  missingIn(): readonly Browser[];
  /** When the last core browser gained support. Undefined while any lacks it, and if deprecated. */
  readonly newlyAvailable?: NewlyAvailable;
}

/** Support of a feature according to caniuse. */
export interface Caniuse {
  /** The share of the world with full or partial support, 0–1. */
  readonly worldShare: number;
  /** Core browsers it knows of. */
  readonly newest: readonly {
    readonly browser: Browser;
    /** True if its newest version has full or partial support. */
    readonly isUsable: boolean;
    /** The release from which on it has been usable, where caniuse lists earlier versions. */
    readonly since?: Release;
  }[];
}

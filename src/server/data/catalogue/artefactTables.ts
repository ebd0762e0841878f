// Contents of the artefact: the head (JSON, parsed on load) and the tables (typed arrays, read in
// place). In every table 0xFFFF or 0xFFFFFFFF means none; text number 0 means undefined.
import type { Snapshot, Specification } from './Catalogue';
import type { DataPackage } from './DataPackage';
import type { StatedBaseline } from './PublishedStatus';

export const NONE_16 = 0xffff;
export const NONE_32 = 0xffffffff;

/** Bits of `keyFlags`. */
export const KeyFlag = {
  HAS_DATA: 1,
  DEPRECATED: 2,
  EXPERIMENTAL: 4,
  STANDARD_TRACK: 8,
  NEWLY_UPPER_BOUND: 16,
} as const;

export interface CatalogueHead {
  readonly version: string;
  readonly asOf: string;
  readonly baselineOn: string;
  readonly packages: readonly DataPackage[];
  readonly browsers: readonly BrowserRecord[];
  readonly specifications: readonly Specification[];
  readonly groups: readonly GroupRecord[];
  readonly snapshots: readonly Snapshot[];
  readonly features: readonly FeatureRecord[];
  readonly redirects: readonly RedirectRecord[];
  readonly usage: readonly UsageRecord[];
  /** Indexes of keys whose statements are those of earlier compat data, ascending. */
  readonly withdrawnKeys: readonly number[];
  /** Statuses of keys that web-features publishes otherwise than they are now. */
  readonly publishedKeys: readonly PublishedKeyRecord[];
}

export interface BrowserRecord {
  readonly slug: string;
  readonly name: string;
  readonly type: 'DESKTOP' | 'MOBILE' | 'XR' | 'SERVER';
  readonly isCore: boolean;
  readonly upstream?: string;
  readonly releases: readonly ReleaseRecord[];
}

interface ReleaseRecord {
  readonly version: string;
  readonly releasedOn?: string;
  /** The day another package gives for what is still a plan here. */
  readonly confirmedOn?: string;
  readonly status: string;
  readonly engine?: string;
  readonly engineVersion?: string;
  readonly notesUrl?: string;
}

export interface GroupRecord {
  readonly slug: string;
  readonly name: string;
  readonly parent?: string;
}

export interface SpecificationLinkRecord {
  readonly url: string;
  /** Position in `specifications`. */
  readonly specification?: number;
}

export interface FeatureRecord {
  readonly slug: string;
  readonly name: string;
  readonly description?: string;
  readonly descriptionHtml?: string;
  readonly published: StatedBaseline;
  readonly support: readonly FirstSupportRecord[];
  /** Where newer compat data differ from what is published. */
  readonly computed?: {
    readonly baseline: StatedBaseline;
    readonly publishedSupport: readonly FirstSupportRecord[];
    /** Indexes of the keys that made the difference. */
    readonly keys: readonly number[];
  };
  /** Key indexes. */
  readonly keys: readonly number[];
  readonly groups: readonly string[];
  readonly snapshots: readonly string[];
  readonly specifications: readonly SpecificationLinkRecord[];
  readonly caniuseIds: readonly string[];
  /** Where exactly one entry of caniuse stands for the feature. */
  readonly caniuse?: CaniuseRecord;
  readonly discouraged?: {
    readonly reasonHtml?: string;
    readonly sourceUrls: readonly string[];
    readonly removalOn?: string;
    readonly alternatives: readonly string[];
  };
}

export interface PublishedKeyRecord {
  /** Its index. */
  readonly key: number;
  readonly baseline: StatedBaseline;
  readonly support: readonly FirstSupportRecord[];
}

export interface FirstSupportRecord {
  readonly browser: string;
  readonly version: string;
  readonly isUpperBound: boolean;
}

export interface CaniuseRecord {
  /** The share with full or partial support according to caniuse, 0–1. */
  readonly worldShare: number;
  /** Of the newest version of each core browser; without those it knows nothing of. */
  readonly newest: readonly {
    readonly browser: string;
    /** In full or in part. */
    readonly isUsable: boolean;
    /** The unit of the release from which on it has been usable, where caniuse lists more than one. */
    readonly since?: number;
  }[];
}

export interface RedirectRecord {
  readonly kind: 'moved' | 'split';
  readonly slug: string;
  readonly targets: readonly string[];
}

export interface UsageRecord {
  readonly region: string;
  readonly androidChromeShare: number;
  readonly countedByEngine: readonly { readonly name: string; readonly unit: number }[];
  readonly unmapped: readonly { readonly name: string; readonly share: number }[];
}

/** Variable-length lists are concatenated: list `i` spans `…Start[i]` to `…Start[i + 1]`. */
export interface CatalogueTables {
  /** Paths in code-unit order. All are ASCII, so one byte is one character. */
  readonly keyPathStart: Uint32Array;
  readonly keyPaths: Uint8Array;
  readonly keyParent: Uint32Array;
  readonly keyChildStart: Uint32Array;
  readonly keyChildren: Uint32Array;
  readonly keyDescendantCount: Uint32Array;
  readonly keyFlags: Uint8Array;
  readonly keyFeature: Uint16Array;
  readonly keyDescription: Uint32Array;
  readonly keyMdnUrl: Uint32Array;
  readonly keySourceFile: Uint32Array;
  readonly keySpecStart: Uint32Array;
  readonly keySpecUrl: Uint32Array;
  readonly keySpec: Uint16Array;
  /** `key × core browser`: release index × 2, plus 1 unless the data says “at or before”. */
  readonly keyFirst: Uint16Array;
  /** YYYYMMDD; 0 for none. */
  readonly keyNewlyOn: Uint32Array;
  /** `key × browser`: number of the statement block. */
  readonly keyBlock: Uint16Array;
  readonly blockStart: Uint32Array;
  readonly blocks: Uint8Array;
  readonly textStart: Uint32Array;
  readonly texts: Uint8Array;
  readonly keyCellOf: Uint32Array;
  readonly keyCellBrowser: Uint8Array;
  readonly keyCellStart: Uint32Array;
  readonly keySpanFrom: Uint16Array;
  readonly keySpanState: Uint8Array;
  readonly featureCellOf: Uint32Array;
  readonly featureCellBrowser: Uint8Array;
  readonly featureCellStart: Uint32Array;
  readonly featureSpanFrom: Uint16Array;
  readonly featureSpanState: Uint8Array;
  readonly usageStart: Uint32Array;
  readonly usageUnits: Uint16Array;
  readonly usageShares: Float64Array;
}

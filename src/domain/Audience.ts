/** The kind of source an audience's weights come from. */
export type AudienceKind =
  | 'WORLD'
  | 'CONTINENT'
  | 'REGION'
  | 'BROWSERSLIST'
  | 'BASELINE'
  | 'PLATFORMS'
  | 'CUSTOM';

/**
 * True if the key of such an audience takes `;android=latest`: its usage data reports Chrome on
 * Android as “latest” only. Others name releases, or are an estimate as a whole.
 */
export function isAndroidSpread(kind: string): boolean {
  return kind === 'WORLD' || kind === 'CONTINENT' || kind === 'REGION' || kind === 'BASELINE';
}

/**
 * Weights over browser releases. `weights[release.unit]` is that release's share of the whole
 * audience (0–1). The weights sum to `trackedShare`; the rest could not be matched to a release and
 * is listed in `unmapped`, never dropped.
 */
export interface Audience {
  readonly key: string;
  readonly name: string;
  readonly kind: AudienceKind;
  readonly weights: Float64Array;
  readonly trackedShare: number;
  readonly unmapped: readonly { readonly name: string; readonly share: number }[];
  /** Browsers, by slug, whose releases the source does not tell apart: it counts them as one. */
  readonly untold?: ReadonlySet<string>;
  /**
   * True if these were spread over releases as people use the desktop browser with the same engine.
   */
  readonly isAndroidEstimated: boolean;
  /**
   * Browsers without releases of their own in the data (UC Browser), and the release whose engine they
   * carry and in whose weight they are.
   */
  readonly countedByEngine?: readonly { readonly name: string; readonly unit: number }[];
  /** One sentence: where the weights come from. */
  readonly sourceNote: string;
  /**
   * For target lists (browserslist, Baseline): the share of worldwide usage that the list covers,
   * 0–1.
   */
  readonly worldShare?: number;
  /** True for a list of releases that doesn't change as people update. */
  readonly isFixed?: boolean;
  /** For own audiences whose file had a second column: what their visits are worth. */
  readonly value?: AudienceValue | undefined;
  /**
   * For own audiences: the creation date, and the date it will be deleted if nobody uses it again;
   * ISO dates. One that is renewed has no end.
   */
  readonly own?: { readonly createdOn: string; readonly endsOn: string | null };
  /** For audiences that their visitors' browsers measured. */
  readonly measured?: MeasuredVisits | undefined;
  /** For own audiences that are renewed. */
  readonly renewal?: {
    /** Names what it was last renewed with. */
    readonly revision: string;
    /** Oldest first, the one of now included; at most 32. */
    readonly past: readonly PastPeople[];
  };
}

/** The counts that a measured audience comes from. */
export interface MeasuredVisits {
  readonly visits: number;
  /** How many counters added them up: one for each browser and process. */
  readonly counterCount: number;
  /** Releases that no test tells apart, by `release.unit`: the first and the last of each class. */
  readonly classes: readonly (readonly [from: number, to: number])[];
}

/** An audience as it was counted on earlier days. */
export interface PastPeople {
  /** The last day that was counted. */
  readonly on: string;
  /** The analytics product that counted them. */
  readonly source: string;
  /** By `release.unit`, 0–1. */
  readonly weights: Float64Array;
}

/** Revenue or conversions, by release. */
export interface AudienceValue {
  /** As the user's file calls it: "Total revenue". */
  readonly name: string;
  /** To which share it is known, and so said: 0.001, 0.01 or 0.1. */
  readonly step: number;
  /** By `release.unit`: the share of the whole value, 0–1, without the part that has no release. */
  readonly weights: Float64Array;
}

/** Refusal codes that mean a key identifies no audience. */
export const AUDIENCE_REFUSALS: readonly string[] = [
  'AUDIENCE_INVALID',
  'AUDIENCE_UNKNOWN',
  'AUDIENCE_GONE',
  'AUDIENCE_UNAVAILABLE',
];

export const DEFAULT_AUDIENCE_KEY = 'world';

/**
 * The share of the audience a team wants to reach, in percent. A reader overrides it with `?line=`
 * or a cookie.
 */
export const DEFAULT_LINE_PERCENT = 95;

/** What kind of source an audience's weights come from. */
export type AudienceKind =
  'WORLD' | 'CONTINENT' | 'REGION' | 'BROWSERSLIST' | 'BASELINE' | 'CUSTOM';

/**
 * Weights over browser releases. `weights[release.unit]` is that release's share of the whole
 * audience (0–1); the weights sum to `trackedShare`, and what could not be mapped to a release is
 * the rest, named in `unmapped`, never dropped.
 */
export interface Audience {
  readonly key: string;
  readonly name: string;
  readonly kind: AudienceKind;
  readonly weights: Float64Array;
  readonly trackedShare: number;
  readonly unmapped: readonly { readonly name: string; readonly share: number }[];
  /**
   * True where Chrome on Android, which the usage data knows only as "latest", was spread over
   * releases like Chrome on desktops.
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
   * For lists of targets (browserslist, Baseline): the share of the world's usage the list covers,
   * 0–1.
   */
  readonly worldShare?: number;
  /** True for a list of releases that stays as it is, whatever people update to. */
  readonly isFixed?: boolean;
  /**
   * For own audiences: when it was made, and when it ends if nobody uses it from now on; ISO days.
   */
  readonly own?: { readonly createdOn: string; readonly endsOn: string };
}

/** The codes of refusals that say why a key names no audience. */
export const AUDIENCE_REFUSALS: readonly string[] = [
  'AUDIENCE_INVALID',
  'AUDIENCE_UNKNOWN',
  'AUDIENCE_GONE',
  'AUDIENCE_UNAVAILABLE',
];

export const DEFAULT_AUDIENCE_KEY = 'world';

/**
 * The share of the audience a team wants to reach, in per cent. Overridden per reader by `?line=`
 * or the cookie.
 */
export const DEFAULT_LINE_PERCENT = 95;

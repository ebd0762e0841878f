export type BaselineStatus = 'LIMITED' | 'NEWLY' | 'WIDELY';

/** Why a feature has limited availability. */
export type LimitedReason = 'DISCOURAGED' | 'ONE_BROWSER_SHORT' | 'NONE_YET' | 'MIXED';

/**
 * The facts of a Baseline status that screens show. Dates are ISO (2025-08-14). For NEWLY,
 * `widelyOn` is the expected date, assuming nothing regresses.
 */
export interface BaselineFacts {
  readonly status: BaselineStatus;
  readonly newlyOn?: string | null;
  readonly widelyOn?: string | null;
  /** True if `newlyOn` is an upper bound (≤ in web-features). */
  readonly isNewlyOnUpperBound?: boolean;
  readonly limitedReason?: LimitedReason | null;
}

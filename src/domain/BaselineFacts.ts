export type BaselineStatus = 'LIMITED' | 'NEWLY' | 'WIDELY';

/** Why a feature is not in Baseline. */
export type LimitedReason = 'DISCOURAGED' | 'ONE_BROWSER_SHORT' | 'NONE_YET' | 'MIXED';

/**
 * What a screen knows of a Baseline status; days are ISO (2025-08-14). For NEWLY, `widelyOn` is the
 * day it will be, if nothing regresses.
 */
export interface BaselineFacts {
  readonly status: BaselineStatus;
  readonly newlyOn?: string | null;
  readonly widelyOn?: string | null;
  /** The data only know that it was newly available on this day or before. */
  readonly isNewlyOnUpperBound?: boolean;
  readonly limitedReason?: LimitedReason | null;
}

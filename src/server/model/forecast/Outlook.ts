// Projects a feature's share of an audience from today's share and the adoption curves, as a range,
// and finds when it reaches a line. The range comes from the errors of past forecasts
// (forecastErrors.data.ts), as fractions of the users who lacked the feature.
import type { Adoption } from './Adoption';
import type { Arrivals } from './arrivals';

/** Longest forecast, in days; no back-test covers more. */
export const LONGEST_WAIT = 1_460;

/** Days between checks for reaching a line. */
const STEP = 10;

/**
 * Shares of the whole audience (0–1). In back-tests, one result in ten fell below `low` and one
 * above `high`.
 */
export interface ShareRange {
  readonly low: number;
  readonly likely: number;
  readonly high: number;
}

/** Days until a line is reached; undefined beyond `LONGEST_WAIT`. */
export interface WaitRange {
  readonly earliest?: number | undefined;
  readonly likely?: number | undefined;
  readonly latest?: number | undefined;
}

export interface ForecastError extends ShareRange {
  readonly days: number;
}

export class Outlook {
  private readonly offset: number;
  /** The share once no one uses a release without the feature, if no other browser ships it. */
  readonly greatestShare: number;

  /**
   * @param shareNow measured share today, 0–1; its difference from the curves is assumed to stay
   * constant
   */
  constructor(
    private readonly adoption: Adoption,
    private readonly arrivals: Arrivals,
    readonly shareNow: number,
    private readonly errors: readonly ForecastError[],
  ) {
    this.offset = shareNow - adoption.shareAfter(arrivals, 0);
    this.greatestShare = Math.max(
      shareNow,
      adoption.greatestShare(arrivals) + Math.max(0, this.offset),
    );
  }

  /** The plain model without error correction: everyone keeps updating as today. */
  modelAt(wait: number): number {
    return this.adoption.shareAfter(this.arrivals, wait) + this.offset;
  }

  at(wait: number): ShareRange {
    const model = this.modelAt(wait);
    const error = errorAt(this.errors, wait);
    const within = (part: number): number =>
      Math.min(
        this.greatestShare,
        Math.max(0, model + part * this.greatestShare * (1 - this.shareNow)),
      );
    return { low: within(error.low), likely: within(error.likely), high: within(error.high) };
  }

  /** When the range first reaches a share (0–1) above today's. */
  waitUntil(share: number): WaitRange {
    const waits: { earliest?: number; likely?: number; latest?: number } = {};
    for (let wait = STEP; wait <= LONGEST_WAIT && waits.latest === undefined; wait += STEP) {
      const { low, likely, high } = this.at(wait);
      if (high >= share) waits.earliest ??= this.firstDay(wait, 'high', share);
      if (likely >= share) waits.likely ??= this.firstDay(wait, 'likely', share);
      if (low >= share) waits.latest ??= this.firstDay(wait, 'low', share);
    }
    return waits;
  }

  /** Narrows the wait to the exact day within the last STEP days. */
  private firstDay(wait: number, bound: keyof ShareRange, share: number): number {
    let day = wait - STEP + 1;
    while (day < wait && this.at(day)[bound] < share) day += 1;
    return day;
  }
}

/** Interpolates linearly between brackets, starting from no error today. */
function errorAt(errors: readonly ForecastError[], wait: number): ShareRange {
  const after = errors.findIndex(({ days }) => days >= wait);
  if (after < 0) return errors.at(-1) ?? NONE;
  const [from, to] = [errors[after - 1] ?? NONE, errors[after]!];
  const part = (wait - from.days) / (to.days - from.days);
  const between = (name: keyof ShareRange): number => from[name] + part * (to[name] - from[name]);
  return { low: between('low'), likely: between('likely'), high: between('high') };
}

const NONE: ForecastError = { days: 0, low: 0, likely: 0, high: 0 };

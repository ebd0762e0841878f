// A feature's share of an audience now and the audience's adoption curves → its share at later
// days, as a range, and when that reaches a line. The range is what the same forecast was off by at
// earlier times (forecastErrors.data.ts), told as a part of those who lacked the feature.
import type { Adoption } from './Adoption';
import type { Arrivals } from './arrivals';

/** Days beyond which nothing is foretold: no earlier forecast could be tried for longer. */
export const LONGEST_WAIT = 1_460;

/** Days between two looks at whether a line is reached. */
const STEP = 10;

/**
 * Shares of the whole audience, 0–1: of ten forecasts one came out below `low`, one above `high`.
 */
export interface ShareRange {
  readonly low: number;
  readonly likely: number;
  readonly high: number;
}

/** Days until a line is reached; undefined where it takes longer than `LONGEST_WAIT`. */
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
  /**
   * What is reached once nobody uses a release from before the feature any more, if no further
   * browser gets it.
   */
  readonly greatestShare: number;

  /** `shareNow` is what is known; what the curves differ from it by today stays as it is. */
  constructor(
    private readonly adoption: Adoption,
    private readonly arrivals: Arrivals,
    private readonly shareNow: number,
    private readonly errors: readonly ForecastError[],
  ) {
    this.offset = shareNow - adoption.shareAfter(arrivals, 0);
    this.greatestShare = Math.max(
      shareNow,
      adoption.greatestShare(arrivals) + Math.max(0, this.offset),
    );
  }

  /** If everybody goes on updating as they do: the model itself, without what it was off by. */
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

  /** When the range first reaches a share, 0–1, that is above today's. */
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

  /** The day itself, among the last STEP until `wait`. */
  private firstDay(wait: number, bound: keyof ShareRange, share: number): number {
    let day = wait - STEP + 1;
    while (day < wait && this.at(day)[bound] < share) day += 1;
    return day;
  }
}

/** Evenly between two brackets; from nothing today. */
function errorAt(errors: readonly ForecastError[], wait: number): ShareRange {
  const after = errors.findIndex(({ days }) => days >= wait);
  if (after < 0) return errors.at(-1) ?? NONE;
  const [from, to] = [errors[after - 1] ?? NONE, errors[after]!];
  const part = (wait - from.days) / (to.days - from.days);
  const between = (name: keyof ShareRange): number => from[name] + part * (to[name] - from[name]);
  return { low: between('low'), likely: between('likely'), high: between('high') };
}

const NONE: ForecastError = { days: 0, low: 0, likely: 0, high: 0 };

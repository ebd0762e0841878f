import type { ForecastError } from './Outlook';

/** The same likely dates, with ranges so many times as wide. */
export const widenErrors = (errors: readonly ForecastError[], factor: number): ForecastError[] =>
  errors.map(({ days, low, likely, high }) => ({
    days,
    low: likely + factor * (low - likely),
    likely,
    high: likely + factor * (high - likely),
  }));

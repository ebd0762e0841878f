import trials from '@data/forecastErrors.json';

/**
 * By days ahead: actual minus forecast share, as a fraction of those who lacked the feature. One
 * forecast in ten was below `low`, one above `high`.
 */
export const FORECAST_ERRORS: readonly {
  readonly days: number;
  readonly low: number;
  readonly likely: number;
  readonly high: number;
}[] = trials.errors;

/**
 * Forecasts of a day made since 2023, by errors fitted on earlier ones: the share within the range,
 * and how many days the likely day was off, for half and for one in ten.
 */
export const FORECAST_TRIAL = trials.dayTrial;

/**
 * Forecasts since 2023 of how many features are at 80, 90 and 95 %, by the same errors: the shares
 * within and below the range, and the share below it even if every feature that the data can't decide
 * counted.
 */
export const COUNT_TRIAL = trials.countTrial;

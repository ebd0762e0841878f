// Written by research/backTestForecast.ts; the report is in docs/benchmarks.md.

/** By days ahead: actual minus forecast share, as a part of those who lacked the feature. One forecast in ten was below `low`, one above `high`. */
export const FORECAST_ERRORS: readonly {
  readonly days: number;
  readonly low: number;
  readonly likely: number;
  readonly high: number;
}[] = [
  { days: 74, low: -0.161, likely: 0.054, high: 0.255 },
  { days: 168, low: -0.187, likely: 0.083, high: 0.343 },
  { days: 365, low: -0.164, likely: 0.105, high: 0.357 },
  { days: 607, low: -0.095, likely: 0.155, high: 0.417 },
  { days: 905, low: -0.078, likely: 0.186, high: 0.479 },
  { days: 1271, low: -0.054, likely: 0.261, high: 0.494 },
];

/** Forecasts of a day made since 2023, by errors fitted on those before: how many came within the range, and by how many days the likely day was off, for half and for one in ten. */
export const FORECAST_TRIAL = {
  forecasts: 3557,
  withinShare: 0.854,
  medianDaysOff: 140,
  tenthDaysOff: 435,
} as const;

/** Forecasts since 2023 of how many features are at 80, 90, 95 %, by the same errors: how many came within the range, and how many below it; and below it also if every feature the data can’t decide counted. */
export const COUNT_TRIAL = {
  forecasts: 315,
  withinShare: 0.705,
  belowShare: 0.292,
  surelyBelowShare: 0.051,
} as const;

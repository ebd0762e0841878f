// Written by src/tools/backTestForecast.ts; the report is in docs/decisions/0020-forecast.md.

/**
 * By days foretold: what came minus what was foretold, as a part of those who lacked the feature.
 * One forecast in ten was below `low`, one above `high`.
 */
export const FORECAST_ERRORS: readonly {
  readonly days: number;
  readonly low: number;
  readonly likely: number;
  readonly high: number;
}[] = [
  { days: 74, low: -0.159, likely: 0.054, high: 0.247 },
  { days: 168, low: -0.18, likely: 0.081, high: 0.341 },
  { days: 365, low: -0.147, likely: 0.107, high: 0.353 },
  { days: 607, low: -0.092, likely: 0.156, high: 0.416 },
  { days: 905, low: -0.08, likely: 0.188, high: 0.477 },
  { days: 1271, low: -0.056, likely: 0.26, high: 0.494 },
];

/**
 * Forecasts of a day made since 2023, by errors fitted on those before: how many came within the
 * range, and by how many days the likely day was off, for half and for one in ten.
 */
export const FORECAST_TRIAL = {
  forecasts: 3584,
  withinShare: 0.813,
  medianDaysOff: 145,
  tenthDaysOff: 460,
} as const;

/**
 * Forecasts since 2023 of how many features are at 80, 90, 95 %, by the same errors: how many came
 * within the range, and how many below it; and below it also if all of whom the data do not say it
 * could.
 */
export const COUNT_TRIAL = {
  forecasts: 315,
  withinShare: 0.663,
  belowShare: 0.333,
  surelyBelowShare: 0.076,
} as const;

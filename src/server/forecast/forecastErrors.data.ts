// Written by src/tools/backTestForecast.ts; the report is in docs/decisions/0020-forecast.md.

/** By days foretold: what came minus what was foretold, as a part of those who lacked the feature. One forecast in ten was below `low`, one above `high`. */
export const FORECAST_ERRORS: readonly { readonly days: number; readonly low: number; readonly likely: number; readonly high: number }[] = [
  { days: 74, low: -0.164, likely: 0.044, high: 0.239 },
  { days: 170, low: -0.178, likely: 0.087, high: 0.338 },
  { days: 365, low: -0.147, likely: 0.107, high: 0.352 },
  { days: 607, low: -0.092, likely: 0.155, high: 0.416 },
  { days: 904, low: -0.083, likely: 0.184, high: 0.46 },
  { days: 1267, low: -0.051, likely: 0.267, high: 0.509 },
];

/** Forecasts of a day made since 2023, by errors fitted on those before: how many came within the range, and by how many days the likely day was off, for half and for one in ten. */
export const FORECAST_TRIAL = { forecasts: 3582, withinShare: 0.814, medianDaysOff: 141, tenthDaysOff: 461 } as const;

// Written by src/tools/backTestForecast.ts; the report is in docs/decisions/0020-forecast.md.

/** By days foretold: what came minus what was foretold, as a part of those who lacked the feature. One forecast in ten was below `low`, one above `high`. */
export const FORECAST_ERRORS: readonly { readonly days: number; readonly low: number; readonly likely: number; readonly high: number }[] = [
  { days: 56, low: -0.029, likely: 0.076, high: 0.275 },
  { days: 83, low: -0.188, likely: 0.026, high: 0.196 },
  { days: 170, low: -0.171, likely: 0.083, high: 0.319 },
  { days: 365, low: -0.142, likely: 0.102, high: 0.334 },
  { days: 607, low: -0.089, likely: 0.149, high: 0.394 },
  { days: 904, low: -0.08, likely: 0.175, high: 0.434 },
  { days: 1267, low: -0.05, likely: 0.253, high: 0.478 },
];

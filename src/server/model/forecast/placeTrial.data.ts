// Written by research/backTestPlaces.ts; the report is in docs/benchmarks.md.

/** Forecasts made since 2023 for countries, by errors of those made before for the world: how many days came within the range, and how many shares; and how many shares for the world. */
export const PLACE_TRIAL = {
  places: 15,
  forecasts: 37331,
  withinShare: 0.766,
  shares: 502849,
  sharesWithinShare: 0.284,
  worldSharesWithinShare: 0.494,
} as const;

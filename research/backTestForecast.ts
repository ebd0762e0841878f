// Prints the forecast's accuracy (docs/benchmarks.md) and writes
// src/server/model/forecast/forecastErrors.data.ts. Run: npx tsx research/backTestForecast.ts
import { writeFileSync } from 'node:fs';
import { countOutcomes, getShareWithin, isWithin, summarize } from './forecastCounts';
import {
  candidates,
  judgeDays,
  LINES,
  runTrials,
  SPLIT,
  times,
  toBrackets,
} from './forecastTrials';

const TARGET = 'src/server/model/forecast/forecastErrors.data.ts';

const trials = candidates.flatMap(runTrials);
const early = toBrackets(trials.filter(({ madeOn }) => madeOn < SPLIT));
const kept = toBrackets(trials);
const isLate = (madeOn: number): boolean => madeOn >= SPLIT;

console.log(`${times.length} times, ${candidates.length} forecasts, ${trials.length} trials`);
console.log('made before 2023');
console.table(early);
console.log('made since');
console.table(toBrackets(trials.filter(({ madeOn }) => isLate(madeOn))));
console.log('all, which are kept');
console.table(kept);
const heldOut = judgeDays(candidates, early, isLate);
console.log('days, fitted on forecasts made before 2023, tried on those made since', heldOut);
console.log(
  'days, fitted and tried on all',
  judgeDays(candidates, kept, () => true),
);
console.log('counts, fitted on forecasts made before 2023, tried on those made since');
console.table(
  Object.fromEntries(LINES.map((line) => [line, summarize(countOutcomes(early, line, isLate))])),
);
console.log('counts, fitted and tried on all');
console.table(
  Object.fromEntries(LINES.map((line) => [line, summarize(countOutcomes(kept, line, () => true))])),
);

const heldOutCounts = LINES.flatMap((line) => countOutcomes(early, line, isLate));

const lines = kept.map(
  ({ days, low, likely, high }) =>
    `  { days: ${days}, low: ${low}, likely: ${likely}, high: ${high} },`,
);
writeFileSync(
  TARGET,
  [
    '// Written by research/backTestForecast.ts; the report is in docs/benchmarks.md.',
    '',
    '/** By days ahead: actual minus forecast share, as a part of those who lacked the feature. One forecast in ten was below `low`, one above `high`. */',
    'export const FORECAST_ERRORS: readonly { readonly days: number; readonly low: number; readonly likely: number; readonly high: number }[] = [',
    ...lines,
    '];',
    '',
    '/** Forecasts of a day made since 2023, by errors fitted on those before: how many came within the range, and by how many days the likely day was off, for half and for one in ten. */',
    `export const FORECAST_TRIAL = { forecasts: ${heldOut.forecasts}, withinShare: ${heldOut.withinShare}, medianDaysOff: ${heldOut.medianDaysOff}, tenthDaysOff: ${heldOut.tenthDaysOff} } as const;`,
    '',
    `/** Forecasts since 2023 of how many features are at ${LINES.map((line) => line * 100).join(', ')} %, by the same errors: how many came within the range, and how many below it; and below it also if every feature the data can’t decide counted. */`,
    `export const COUNT_TRIAL = { forecasts: ${heldOutCounts.length}, withinShare: ${getShareWithin(heldOutCounts, isWithin)}, belowShare: ${getShareWithin(heldOutCounts, ({ isBelow }) => isBelow)}, surelyBelowShare: ${getShareWithin(heldOutCounts, ({ isSurelyBelow }) => isSurelyBelow)} } as const;`,
    '',
  ].join('\n'),
);

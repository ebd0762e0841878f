// Prints the forecast's accuracy (docs/benchmarks.md) and writes data/forecastErrors.json. Run: npx tsx
// research/backTestForecast.ts
import { writeTable } from '@/tools/writeTable';
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

writeTable('forecastErrors', {
  errors: kept.map(({ days, low, likely, high }) => ({ days, low, likely, high })),
  dayTrial: heldOut,
  countTrial: {
    forecasts: heldOutCounts.length,
    withinShare: getShareWithin(heldOutCounts, isWithin),
    belowShare: getShareWithin(heldOutCounts, ({ isBelow }) => isBelow),
    surelyBelowShare: getShareWithin(heldOutCounts, ({ isSurelyBelow }) => isSurelyBelow),
  },
});

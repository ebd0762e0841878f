// The forecast, made at every pinned time with what was known then, against what came: by how much it was off, as a part of those who lacked the feature.
// `npx tsx src/tools/backTestForecast.ts` prints the report of docs/decisions/0020-forecast.md and writes src/server/forecast/forecastErrors.data.ts.
// What one would get wrong: a thousand features in one browser release are one event, so errors are also fitted on one era alone and tried on the other.
import { writeFileSync } from 'node:fs';
import { audienceByKey } from '@/server/audiences/audienceByKey';
import type { Feature } from '@/server/catalogue/Catalogue';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { Adoption } from '@/server/forecast/Adoption';
import { arrivalsOf, dayNumber, type Arrivals } from '@/server/forecast/arrivals';
import { pastShares } from '@/server/forecast/coverageHistory';
import { LONGEST_WAIT, Outlook, type ForecastError } from '@/server/forecast/Outlook';
import { usageHistory } from '@/server/forecast/usageHistory';

const TARGET = 'src/server/forecast/forecastErrors.data.ts';
/** Below it a feature is a curiosity, above it nothing is left to foretell. */
const SHARES = { from: 0.4, to: 0.95 };
/** A feature that cannot get so far is not foreseeable, and not tried. */
const LEAST_REACHABLE = 0.9;
const LINES = [0.8, 0.9, 0.95];
const BOUNDS = [0, 120, 240, 480, 730, 1_100, LONGEST_WAIT];
const SPLIT = dayNumber('2023-01-01');

interface Trial {
  readonly madeOn: number;
  readonly days: number;
  /** Actual minus foretold share, as a part of those who lacked the feature when it was foretold, as far as browsers that ship it go. */
  readonly error: number;
  readonly points: number;
}

interface Candidate {
  readonly start: number;
  readonly feature: number;
  readonly outlook: (errors: readonly ForecastError[]) => Outlook;
}

const { features } = loadCatalogue();
const past = pastShares(audienceByKey('world')) ?? [];
const times = usageHistory().map(({ asOf, weights }, index) => ({
  day: dayNumber(asOf),
  adoption: new Adoption(weights, dayNumber(asOf)),
  shares: past[index]!.supported,
  possible: past[index]!.possible,
}));
const lastDay = times.at(-1)!.day;

function knownArrivals(feature: Feature, day: number): Arrivals {
  return arrivalsOf(feature).map((arrival) => (arrival <= day ? arrival : NaN));
}

const candidates = times.flatMap(({ day, adoption, shares }, start): Candidate[] =>
  features.flatMap((feature) => {
    const shareNow = shares[feature.index]!;
    const known = knownArrivals(feature, day);
    const outlook = (errors: readonly ForecastError[]) =>
      new Outlook(adoption, known, shareNow, errors);
    const isTried =
      shareNow >= SHARES.from &&
      shareNow < SHARES.to &&
      outlook([]).greatestShare >= LEAST_REACHABLE;
    return isTried ? [{ start, feature: feature.index, outlook }] : [];
  }),
);

function trialsOf({ start, feature, outlook }: Candidate): Trial[] {
  const { day, shares } = times[start]!;
  const model = outlook([]);
  return times.slice(start + 1).map((later) => {
    const points = later.shares[feature]! - model.modelAt(later.day - day);
    return {
      madeOn: day,
      days: later.day - day,
      error: points / (model.greatestShare * (1 - shares[feature]!)),
      points: points * 100,
    };
  });
}

const quantile = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return Number(
    (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN).toFixed(3),
  );
};

interface Bracket extends ForecastError {
  readonly trials: number;
  readonly 'median points off': number;
}

function bracketsOf(trials: readonly Trial[]): Bracket[] {
  return BOUNDS.slice(1).flatMap((upTo, index) => {
    const within = trials.filter(({ days }) => days > BOUNDS[index]! && days <= upTo);
    const errors = within.map(({ error }) => error);
    const days = Math.round(
      quantile(
        within.map((trial) => trial.days),
        0.5,
      ),
    );
    const off = quantile(
      within.map(({ points }) => Math.abs(points)),
      0.5,
    );
    return within.length === 0
      ? []
      : [
          {
            days,
            trials: within.length,
            low: quantile(errors, 0.1),
            likely: quantile(errors, 0.5),
            high: quantile(errors, 0.9),
            'median points off': off,
          },
        ];
  });
}

/** Of the forecasts of when a line is reached, made in an era: how many came within the range, and by how many days the likely day was off. */
function judgeDays(errors: readonly ForecastError[], isJudged: (madeOn: number) => boolean) {
  const outcomes = candidates
    .filter(({ start }) => isJudged(times[start]!.day))
    .flatMap((candidate) =>
      LINES.filter((line) => times[candidate.start]!.shares[candidate.feature]! < line).flatMap(
        (line) => outcomeOf(candidate, line, errors),
      ),
    );
  const off = outcomes.flatMap(({ daysOff }) => (daysOff === undefined ? [] : [daysOff]));
  const withinShare = Number(
    (outcomes.filter(({ isWithin }) => isWithin).length / outcomes.length).toFixed(3),
  );
  return {
    forecasts: outcomes.length,
    withinShare,
    medianDaysOff: Math.round(quantile(off, 0.5)),
    tenthDaysOff: Math.round(quantile(off, 0.9)),
  };
}

/** Nothing where it is too early to tell: the line is not reached, and the latest day has not come. */
function outcomeOf(
  { start, feature, outlook }: Candidate,
  line: number,
  errors: readonly ForecastError[],
): { readonly isWithin: boolean; readonly daysOff?: number }[] {
  const { day } = times[start]!;
  const { earliest, likely, latest } = outlook(errors).waitUntil(line);
  if (earliest === undefined) return [];
  const reached = times.findIndex(
    ({ shares }, position) => position > start && shares[feature]! >= line,
  );
  if (reached < 0)
    return latest !== undefined && day + latest < lastDay ? [{ isWithin: false }] : [];
  // Between two times nobody looked: it was reached on any day between them.
  const [after, by] = [times[reached - 1]!.day - day, times[reached]!.day - day];
  const isWithin = by >= earliest && (latest === undefined || after <= latest);
  return [
    { isWithin, ...(likely !== undefined && { daysOff: Math.abs((after + by) / 2 - likely) }) },
  ];
}

const NOW = { earliest: 0, likely: 0, latest: 0 };

interface CountOutcome {
  readonly isBelow: boolean;
  /** Also if all of whom the data do not say it could. */
  readonly isSurelyBelow: boolean;
  readonly isAbove: boolean;
  readonly tooMany: number;
  /** At the line too, but shipped by browsers only after the forecast was made. */
  readonly shippedSince: number;
}

/** Of the forecasts of how many features are at a line, made in an era, of those that browsers shipped then: what came. */
function countOutcomes(
  errors: readonly ForecastError[],
  line: number,
  isJudged: (madeOn: number) => boolean,
): CountOutcome[] {
  return times.flatMap(({ day, adoption, shares }, start) => {
    if (!isJudged(day)) return [];
    const tried = features.flatMap((feature) => {
      const shareNow = shares[feature.index]!;
      const outlook = new Outlook(adoption, knownArrivals(feature, day), shareNow, errors);
      return outlook.greatestShare >= line
        ? [{ feature: feature.index, waits: shareNow >= line ? NOW : outlook.waitUntil(line) }]
        : [];
    });
    const later = times.slice(start + 1).filter((time) => time.day - day <= LONGEST_WAIT);
    return later.map((time): CountOutcome => {
      const foretold = (end: keyof typeof NOW): number =>
        tried.filter(({ waits }) => (waits[end] ?? Infinity) <= time.day - day).length;
      const came = (by: Float64Array): number =>
        tried.filter(({ feature }) => by[feature]! >= line).length;
      const count = came(time.shares);
      return {
        isBelow: count < foretold('latest'),
        isSurelyBelow: came(time.possible) < foretold('latest'),
        isAbove: count > foretold('earliest'),
        tooMany: foretold('likely') - count,
        shippedSince: time.shares.filter((share) => share >= line).length - count,
      };
    });
  });
}

function partOf(
  outcomes: readonly CountOutcome[],
  holds: (outcome: CountOutcome) => boolean,
): number {
  return Number((outcomes.filter(holds).length / outcomes.length).toFixed(3));
}

const isWithin = ({ isBelow, isAbove }: CountOutcome): boolean => !isBelow && !isAbove;

function summaryOf(outcomes: readonly CountOutcome[]) {
  const off = outcomes.map(({ tooMany }) => tooMany);
  return {
    forecasts: outcomes.length,
    within: partOf(outcomes, isWithin),
    below: partOf(outcomes, ({ isBelow }) => isBelow),
    'surely below': partOf(outcomes, ({ isSurelyBelow }) => isSurelyBelow),
    above: partOf(outcomes, ({ isAbove }) => isAbove),
    'too many, median': quantile(off, 0.5),
    'off, one in ten': quantile(off.map(Math.abs), 0.9),
    'shipped since, median': quantile(
      outcomes.map(({ shippedSince }) => shippedSince),
      0.5,
    ),
  };
}

const trials = candidates.flatMap(trialsOf);
const early = bracketsOf(trials.filter(({ madeOn }) => madeOn < SPLIT));
const kept = bracketsOf(trials);
const isLate = (madeOn: number): boolean => madeOn >= SPLIT;

console.log(`${times.length} times, ${candidates.length} forecasts, ${trials.length} trials`);
console.log('made before 2023');
console.table(early);
console.log('made since');
console.table(bracketsOf(trials.filter(({ madeOn }) => isLate(madeOn))));
console.log('all, which are kept');
console.table(kept);
const heldOut = judgeDays(early, isLate);
console.log('days, fitted on forecasts made before 2023, tried on those made since', heldOut);
console.log(
  'days, fitted and tried on all',
  judgeDays(kept, () => true),
);
console.log('counts, fitted on forecasts made before 2023, tried on those made since');
console.table(
  Object.fromEntries(LINES.map((line) => [line, summaryOf(countOutcomes(early, line, isLate))])),
);
console.log('counts, fitted and tried on all');
console.table(
  Object.fromEntries(LINES.map((line) => [line, summaryOf(countOutcomes(kept, line, () => true))])),
);

const heldOutCounts = LINES.flatMap((line) => countOutcomes(early, line, isLate));

const lines = kept.map(
  ({ days, low, likely, high }) =>
    `  { days: ${days}, low: ${low}, likely: ${likely}, high: ${high} },`,
);
writeFileSync(
  TARGET,
  [
    '// Written by src/tools/backTestForecast.ts; the report is in docs/decisions/0020-forecast.md.',
    '',
    '/** By days foretold: what came minus what was foretold, as a part of those who lacked the feature. One forecast in ten was below `low`, one above `high`. */',
    'export const FORECAST_ERRORS: readonly { readonly days: number; readonly low: number; readonly likely: number; readonly high: number }[] = [',
    ...lines,
    '];',
    '',
    '/** Forecasts of a day made since 2023, by errors fitted on those before: how many came within the range, and by how many days the likely day was off, for half and for one in ten. */',
    `export const FORECAST_TRIAL = { forecasts: ${heldOut.forecasts}, withinShare: ${heldOut.withinShare}, medianDaysOff: ${heldOut.medianDaysOff}, tenthDaysOff: ${heldOut.tenthDaysOff} } as const;`,
    '',
    `/** Forecasts since 2023 of how many features are at ${LINES.map((line) => line * 100).join(', ')} %, by the same errors: how many came within the range, and how many below it; and below it also if all of whom the data do not say it could. */`,
    `export const COUNT_TRIAL = { forecasts: ${heldOutCounts.length}, withinShare: ${partOf(heldOutCounts, isWithin)}, belowShare: ${partOf(heldOutCounts, ({ isBelow }) => isBelow)}, surelyBelowShare: ${partOf(heldOutCounts, ({ isSurelyBelow }) => isSurelyBelow)} } as const;`,
    '',
  ].join('\n'),
);

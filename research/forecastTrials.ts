// Back-tests the forecast: makes it for every pinned date with the data of that time and compares
// it with what happened. Pitfall: a thousand features in one browser release are one event, so
// errors are also fitted on one era and tested on the other.
import type { Feature } from '@/server/data/catalogue/Catalogue';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { Adoption } from '@/server/model/forecast/Adoption';
import { type Arrivals, getArrivals, toDayNumber } from '@/server/model/forecast/arrivals';
import { pastShares } from '@/server/model/forecast/coverageHistory';
import { type ForecastError, LONGEST_WAIT, Outlook } from '@/server/model/forecast/Outlook';
import { usageHistory } from '@/server/model/forecast/usageHistory';

/** Below this range a feature is a curiosity; above it there is nothing left to forecast. */
const SHARES = { from: 0.4, to: 0.95 };
/** A feature that cannot reach this share has no forecast and is skipped. */
const LEAST_REACHABLE = 0.9;
export const LINES = [0.8, 0.9, 0.95];
const BOUNDS = [0, 120, 240, 480, 730, 1_100, LONGEST_WAIT];
export const SPLIT = toDayNumber('2023-01-01');

interface Trial {
  readonly madeOn: number;
  readonly days: number;
  /**
   * Actual minus forecast share, relative to the share that lacked the feature at the time of the
   * forecast, in browsers that ship it.
   */
  readonly error: number;
  readonly points: number;
}

/**
 * An audience's shares as known at a time, by `feature.index`, 0–1: those with partial support count, as
 * they do in forecasts.
 */
export interface PastTime {
  readonly day: number;
  readonly adoption: Adoption;
  readonly shares: Float64Array;
}

export interface Candidate {
  /** The times of its audience, oldest first. */
  readonly times: readonly PastTime[];
  readonly start: number;
  readonly feature: number;
  readonly outlook: (errors: readonly ForecastError[]) => Outlook;
}

const catalogue = loadCatalogue();
export const { features } = catalogue;
const past = pastShares(catalogue, audienceByKey(catalogue, 'world')) ?? [];
export const times = usageHistory(catalogue).map(({ asOf, weights }, index) => ({
  day: toDayNumber(asOf),
  adoption: new Adoption(catalogue, weights, toDayNumber(asOf)),
  shares: past[index]!.usable,
  possible: past[index]!.possible,
}));

export function knownArrivals(feature: Feature, day: number): Arrivals {
  return getArrivals(catalogue, feature).map((arrival) => (arrival <= day ? arrival : NaN));
}

/** Every forecast worth trying that could have been made for an audience. */
export const candidatesIn = (past: readonly PastTime[]): Candidate[] =>
  past.flatMap(({ day, adoption, shares }, start): Candidate[] =>
    features.flatMap((feature) => {
      const shareNow = shares[feature.index]!;
      const known = knownArrivals(feature, day);
      const outlook = (errors: readonly ForecastError[]) =>
        new Outlook(adoption, known, shareNow, errors);
      const isTried =
        shareNow >= SHARES.from &&
        shareNow < SHARES.to &&
        outlook([]).greatestShare >= LEAST_REACHABLE;
      return isTried ? [{ times: past, start, feature: feature.index, outlook }] : [];
    }),
  );

export const candidates = candidatesIn(times);

export function runTrials({ times, start, feature, outlook }: Candidate): Trial[] {
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

export const quantile = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return Number(
    (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN).toFixed(3),
  );
};

interface Bracket extends ForecastError {
  readonly trials: number;
  readonly 'median points off': number;
}

export function toBrackets(trials: readonly Trial[]): Bracket[] {
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

/**
 * Judges the dates forecast during an era: how many fell within the range, and by how many days the
 * likely date was off.
 */
export function judgeDays(
  tried: readonly Candidate[],
  errors: readonly ForecastError[],
  isJudged: (madeOn: number) => boolean,
) {
  const outcomes = tried
    .filter(({ times, start }) => isJudged(times[start]!.day))
    .flatMap((candidate) =>
      LINES.filter(
        (line) => candidate.times[candidate.start]!.shares[candidate.feature]! < line,
      ).flatMap((line) => getOutcome(candidate, line, errors)),
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

/**
 * Empty if it is too early to tell: the line has not been reached, and the latest date has not
 * passed.
 */
function getOutcome(
  { times, start, feature, outlook }: Candidate,
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
    return latest !== undefined && day + latest < times.at(-1)!.day ? [{ isWithin: false }] : [];
  // Usage is known only at these times, so the line was reached on any day in between.
  const [after, by] = [times[reached - 1]!.day - day, times[reached]!.day - day];
  const isWithin = by >= earliest && (latest === undefined || after <= latest);
  return [
    { isWithin, ...(likely !== undefined && { daysOff: Math.abs((after + by) / 2 - likely) }) },
  ];
}

/** Judges the shares forecast during an era: how many fell within the range, below and above it. */
export function judgeShares(
  tried: readonly Candidate[],
  errors: readonly ForecastError[],
  isJudged: (madeOn: number) => boolean,
) {
  let [shares, within, below] = [0, 0, 0];
  for (const { times, start, feature, outlook } of tried) {
    const { day } = times[start]!;
    if (!isJudged(day)) continue;
    const forecast = outlook(errors);
    for (const later of times.slice(start + 1)) {
      if (later.day - day > LONGEST_WAIT) break;
      const { low, high } = forecast.at(later.day - day);
      const share = later.shares[feature]!;
      shares += 1;
      if (share < low) below += 1;
      else if (share <= high) within += 1;
    }
  }
  const part = (count: number): number => Number((count / shares).toFixed(3));
  return { shares, withinShare: part(within), belowShare: part(below) };
}

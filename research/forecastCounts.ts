// Compares forecasts of how many features reach a line, made for every pinned date, with the actual
// counts.
import { type ForecastError, LONGEST_WAIT, Outlook } from '@/server/model/forecast/Outlook';
import { features, knownArrivals, quantile, times } from './forecastTrials';

const NOW = { earliest: 0, likely: 0, latest: 0 };

interface CountOutcome {
  readonly isBelow: boolean;
  /** Even if every undecided feature counted as reaching the line. */
  readonly isSurelyBelow: boolean;
  readonly isAbove: boolean;
  readonly tooMany: number;
  /** At the line too, but shipped by browsers only after the forecast was made. */
  readonly shippedSince: number;
}

/**
 * Compares the line counts forecast during an era with what happened, for features already shipped
 * at the time of the forecast.
 */
export function countOutcomes(
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
      const forecast = (end: keyof typeof NOW): number =>
        tried.filter(({ waits }) => (waits[end] ?? Infinity) <= time.day - day).length;
      const came = (by: Float64Array): number =>
        tried.filter(({ feature }) => by[feature]! >= line).length;
      const count = came(time.shares);
      return {
        isBelow: count < forecast('latest'),
        isSurelyBelow: came(time.possible) < forecast('latest'),
        isAbove: count > forecast('earliest'),
        tooMany: forecast('likely') - count,
        shippedSince: time.shares.filter((share) => share >= line).length - count,
      };
    });
  });
}

export function getShareWithin(
  outcomes: readonly CountOutcome[],
  holds: (outcome: CountOutcome) => boolean,
): number {
  return Number((outcomes.filter(holds).length / outcomes.length).toFixed(3));
}

export const isWithin = ({ isBelow, isAbove }: CountOutcome): boolean => !isBelow && !isAbove;

export function summarize(outcomes: readonly CountOutcome[]) {
  const off = outcomes.map(({ tooMany }) => tooMany);
  return {
    forecasts: outcomes.length,
    within: getShareWithin(outcomes, isWithin),
    below: getShareWithin(outcomes, ({ isBelow }) => isBelow),
    'surely below': getShareWithin(outcomes, ({ isSurelyBelow }) => isSurelyBelow),
    above: getShareWithin(outcomes, ({ isAbove }) => isAbove),
    'too many, median': quantile(off, 0.5),
    'off, one in ten': quantile(off.map(Math.abs), 0.9),
    'shipped since, median': quantile(
      outcomes.map(({ shippedSince }) => shippedSince),
      0.5,
    ),
  };
}

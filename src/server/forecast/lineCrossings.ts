// An audience and a line → the features that have crossed it lately and those that will soon, by
// the forecast's model in both directions. What one would get wrong: the past of an audience is not
// known, so "lately" too is what the adoption curves say, and is called an estimate.
import type { Audience } from '@/domain/Audience';
import { reachesLine } from '@/domain/CoverageShares';
import type { Catalogue, Feature } from '@/server/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/catalogue/memoizeByCatalogue';
import { supportedShares } from '@/server/coverage/coverage';
import { toDay, toDayNumber } from './arrivals';
import { getOutlook } from './forecast';

/** Days back and ahead that count as lately and soon. */
const NEAR_DAYS = 183;
/** Nothing crosses a line within half a year from further away than this share of the audience. */
const NEAR_SHARE = 0.15;

/** `on` is the likely day, ISO. */
export interface LineCrossing {
  readonly feature: Feature;
  readonly on: string;
}

export interface LineCrossings {
  /** The last to have crossed first. */
  readonly lately: readonly LineCrossing[];
  /** The next to cross first. */
  readonly soon: readonly LineCrossing[];
}

interface KeptCrossings {
  readonly id: string;
  readonly crossings: LineCrossings;
}

const getMemory = memoizeByCatalogue('lineCrossings', () => new WeakMap<Audience, KeptCrossings>());

/** `linePercent` in per cent; the last line asked for is kept with the audience. */
export function lineCrossings(
  catalogue: Catalogue,
  audience: Audience,
  linePercent: number,
  today: string,
): LineCrossings {
  const id = `${linePercent} ${today}`;
  const kept = getMemory(catalogue);
  const known = kept.get(audience);
  if (known?.id === id) return known.crossings;
  const crossings = findCrossings(catalogue, audience, linePercent, today);
  kept.set(audience, { id, crossings });
  return crossings;
}

function findCrossings(
  catalogue: Catalogue,
  audience: Audience,
  linePercent: number,
  today: string,
): LineCrossings {
  const shares = supportedShares(catalogue, audience).features;
  const near = catalogue.features.filter(
    ({ index, discouraged }) =>
      !discouraged && Math.abs(shares[index]! - linePercent / 100) <= NEAR_SHARE,
  );
  const at = (feature: Feature, wait: number): LineCrossing => ({
    feature,
    on: toDay(toDayNumber(today) + wait),
  });
  const lately = near.flatMap((feature) => {
    const wait = reachesLine(shares[feature.index]!, linePercent)
      ? crossedAt(catalogue, feature, audience, linePercent, today)
      : undefined;
    return wait === undefined ? [] : [at(feature, wait)];
  });
  const soon = near.flatMap((feature) => {
    const wait = reachesLine(shares[feature.index]!, linePercent)
      ? undefined
      : crossesAt(catalogue, feature, audience, linePercent, today);
    return wait === undefined ? [] : [at(feature, wait)];
  });
  return {
    lately: lately.sort((a, b) => b.on.localeCompare(a.on) || a.feature.index - b.feature.index),
    soon: soon.sort((a, b) => a.on.localeCompare(b.on) || a.feature.index - b.feature.index),
  };
}

/**
 * Days before today, negative, since when the line has been reached; undefined where it was half a
 * year ago.
 */
function crossedAt(
  catalogue: Catalogue,
  feature: Feature,
  audience: Audience,
  linePercent: number,
  today: string,
): number | undefined {
  const outlook = getOutlook(catalogue, feature, audience, today);
  const wasReached = (wait: number): boolean => reachesLine(outlook.modelAt(wait), linePercent);
  return wasReached(-NEAR_DAYS)
    ? undefined
    : -NEAR_DAYS + findFirst((days) => wasReached(days - NEAR_DAYS));
}

function crossesAt(
  catalogue: Catalogue,
  feature: Feature,
  audience: Audience,
  linePercent: number,
  today: string,
): number | undefined {
  const outlook = getOutlook(catalogue, feature, audience, today);
  const isReached = (wait: number): boolean => reachesLine(outlook.at(wait).likely, linePercent);
  return reachesLine(outlook.greatestShare, linePercent) && isReached(NEAR_DAYS)
    ? findFirst(isReached)
    : undefined;
}

/** The first of `NEAR_DAYS` days for which something holds that holds from then on. */
function findFirst(holds: (days: number) => boolean): number {
  let [before, after] = [0, NEAR_DAYS];
  while (after - before > 1) {
    const middle = (before + after) >> 1;
    if (holds(middle)) after = middle;
    else before = middle;
  }
  return after;
}

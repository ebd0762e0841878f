// Features that recently crossed a line or soon will, by the forecast model in both directions.
// Pitfall: an audience's past isn't known, so recent crossings also come from the adoption curves
// and must be labeled estimates.
import type { Audience } from '@/domain/Audience';
import { reachesLine } from '@/domain/CoverageShares';
import type { Catalogue, Feature } from '@/server/data/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';
import { supportedShares } from '@/server/model/coverage/coverage';
import { toDay, toDayNumber } from './arrivals';
import { getOutlook } from './forecast';
import type { Outlook } from './Outlook';

/** How many days back and ahead to look. */
const NEAR_DAYS = 183;
/** No feature farther than this share from the line crosses it within half a year. */
const NEAR_SHARE = 0.15;

/** `on` is the likely day (ISO). */
export interface LineCrossing {
  readonly feature: Feature;
  readonly on: string;
}

export interface LineCrossings {
  /** Most recent first. */
  readonly lately: readonly LineCrossing[];
  /** Earliest first. */
  readonly soon: readonly LineCrossing[];
}

interface KeptCrossings {
  readonly id: string;
  readonly crossings: LineCrossings;
}

const getMemory = memoizeByCatalogue('lineCrossings', () => new WeakMap<Audience, KeptCrossings>());

/**
 * Caches the most recent line per audience.
 * @param linePercent in percent
 */
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
  const isAbove = (feature: Feature): boolean => reachesLine(shares[feature.index]!, linePercent);
  const list = (features: readonly Feature[], toWait: typeof crossedAt): LineCrossing[] =>
    features.flatMap((feature) => {
      const wait = toWait(getOutlook(catalogue, feature, audience, today), linePercent);
      return wait === undefined ? [] : [at(feature, wait)];
    });
  const lately = list(near.filter(isAbove), crossedAt);
  const soon = list(
    near.filter((feature) => !isAbove(feature)),
    crossesAt,
  );
  return {
    lately: lately.sort((a, b) => b.on.localeCompare(a.on) || a.feature.index - b.feature.index),
    soon: soon.sort((a, b) => a.on.localeCompare(b.on) || a.feature.index - b.feature.index),
  };
}

/**
 * When the line was crossed, as a negative number of days from today. Undefined if that was more
 * than half a year ago.
 */
function crossedAt(outlook: Outlook, linePercent: number): number | undefined {
  const wasReached = (wait: number): boolean => reachesLine(outlook.modelAt(wait), linePercent);
  return wasReached(-NEAR_DAYS)
    ? undefined
    : -NEAR_DAYS + findFirst((days) => wasReached(days - NEAR_DAYS));
}

/** In how many days the line will be crossed, up to half a year. */
function crossesAt(outlook: Outlook, linePercent: number): number | undefined {
  const isReached = (wait: number): boolean => reachesLine(outlook.at(wait).likely, linePercent);
  return reachesLine(outlook.greatestShare, linePercent) && isReached(NEAR_DAYS)
    ? findFirst(isReached)
    : undefined;
}

/**
 * The first day in `NEAR_DAYS` on which `holds` is true, by binary search; `holds` must stay true
 * afterward.
 */
function findFirst(holds: (days: number) => boolean): number {
  let [before, after] = [0, NEAR_DAYS];
  while (after - before > 1) {
    const middle = (before + after) >> 1;
    if (holds(middle)) after = middle;
    else before = middle;
  }
  return after;
}

// Features whose governing share recently crossed a line or soon will. It reaches a line when those
// with full and with partial support do together. Measured days decide about the past where we
// have them; before the first of them, and for other audiences, the forecast model runs backward.
// Ruled by docs/decisions/0020-forecast.md. Pitfall: a table that knows fewer releases puts hundreds
// of features below the line for one day, so only a feature that was never at the line has passed it.
import type { Audience } from '@/domain/Audience';
import { reachesLine } from '@/domain/CoverageShares';
import type { Catalogue, Feature } from '@/server/data/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';
import { usableShares } from '@/server/model/coverage/coverage';
import { toDay, toDayNumber } from './arrivals';
import { pastShares } from './coverageHistory';
import { getOutlook } from './forecast';
import type { Outlook } from './Outlook';

/** How many days back and ahead to look. */
const NEAR_DAYS = 183;
/** No feature farther than this share from the line crosses it within half a year. */
const NEAR_SHARE = 0.15;

export interface LineCrossing {
  readonly feature: Feature;
  /** The likely day (ISO), or the first measured day at the line. */
  readonly on: string;
  /** The last measured day below the line; undefined if `on` is an estimate. */
  readonly after?: string | undefined;
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

interface Asked {
  readonly catalogue: Catalogue;
  readonly audience: Audience;
  readonly linePercent: number;
  readonly today: string;
}

function findCrossings(
  catalogue: Catalogue,
  audience: Audience,
  linePercent: number,
  today: string,
): LineCrossings {
  const asked = { catalogue, audience, linePercent, today };
  const shares = usableShares(catalogue, audience);
  const lately: LineCrossing[] = [];
  const soon: LineCrossing[] = [];
  for (const feature of catalogue.features) {
    if (feature.discouraged) continue;
    const isAbove = reachesLine(shares[feature.index]!, linePercent);
    const crossing = isAbove
      ? findPassed(asked, feature)
      : estimateCrossing(asked, feature, crossesAt);
    if (crossing) (isAbove ? lately : soon).push(crossing);
  }
  const share = ({ feature: { index } }: LineCrossing) => shares[index]!;
  return {
    // Those measured between the same days: nearest to the line first.
    lately: lately.sort((a, b) => b.on.localeCompare(a.on) || share(a) - share(b)),
    soon: soon.sort((a, b) => a.on.localeCompare(b.on) || a.feature.index - b.feature.index),
  };
}

/** Undefined unless it first reached the line within the last half year. */
function findPassed(asked: Asked, feature: Feature): LineCrossing | undefined {
  const { catalogue, audience, linePercent, today } = asked;
  const past = (pastShares(catalogue, audience) ?? []).filter(({ on }) => on <= today);
  const first = past.findIndex(({ usable }) => reachesLine(usable[feature.index]!, linePercent));
  const reachedBy = first < 0 ? past.length : first;
  if (reachedBy > 0) {
    const on = past[reachedBy]?.on ?? today;
    const isRecent = toDayNumber(today) - toDayNumber(on) <= NEAR_DAYS;
    return isRecent ? { feature, on, after: past[reachedBy - 1]!.on } : undefined;
  }
  const crossing = estimateCrossing(asked, feature, crossedAt);
  // It was at the line on the first measured day, so it can only have passed before.
  return crossing && (past.length === 0 || crossing.on <= past[0]!.on) ? crossing : undefined;
}

function estimateCrossing(
  asked: Asked,
  feature: Feature,
  toWait: typeof crossedAt,
): LineCrossing | undefined {
  const { catalogue, audience, linePercent, today } = asked;
  const share = usableShares(catalogue, audience)[feature.index]!;
  if (Math.abs(share - linePercent / 100) > NEAR_SHARE) return undefined;
  const wait = toWait(getOutlook(catalogue, feature, audience, today), linePercent);
  return wait === undefined ? undefined : { feature, on: toDay(toDayNumber(today) + wait) };
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

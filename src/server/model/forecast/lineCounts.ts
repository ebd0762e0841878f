// Counts the features that reach a line for an audience: in the past, today, and in the forecast.
// Ruled by docs/decisions/0020-forecast.md. Pitfall: near the share of an audience whose browsers
// are known, counts depend more on the unknown users than on support. So each count comes with the
// count if all unknown users had support.
import { LRUCache } from 'lru-cache';
import type { Audience } from '@/domain/Audience';
import { reachesLine } from '@/domain/CoverageShares';
import type { Catalogue, Feature } from '@/server/data/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';
import { getFeatureCoverage } from '@/server/model/coverage/coverage';
import { toDay, toDayNumber } from './arrivals';
import { pastShares, type PastShares } from './coverageHistory';
import { FORECAST_WAITS, getOutlook } from './forecast';
import type { Outlook } from './Outlook';

/** Includes discouraged features: `count` equals the number of results for `coverage:>=`. */
export interface LineCounts extends PossibleCount {
  /** ISO day. */
  readonly on: string;
  /** Oldest first; undefined without past usage data. */
  readonly past: readonly PastCount[] | undefined;
  /** From today on. */
  readonly forecast: readonly CountForecast[];
}

interface PossibleCount {
  readonly count: number;
  /** The count if every unknown user had support. */
  readonly possibleCount: number;
}

export interface PastCount extends PossibleCount {
  readonly on: string;
  readonly source: string;
  /**
   * The count if as many releases had been known as today, which forecasts also assume. Undefined
   * if too few were known to stand for the rest.
   */
  readonly comparableCount: number | undefined;
}

/**
 * Skips a day whose data identify the releases of this much less of the audience than today's. The
 * unidentified users are no random sample: in July 2026 they used desktop Chrome, and counts fell
 * by a tenth.
 */
const TOO_FEW_KNOWN = 0.008;

/**
 * Features at the line by that day, if each arrives on its latest, likely or earliest day. Features
 * at the line today are assumed to stay.
 */
export interface CountForecast extends Counts {
  readonly on: string;
}

interface Counts {
  low: number;
  likely: number;
  high: number;
}

const ENDS = ['low', 'likely', 'high'] as const;

/**
 * Bounds the cache to the lines in use at one time per audience, about 5 KB each. Entries live as
 * long as the audience.
 */
const MAX_LINES = 8;
const getMemory = memoizeByCatalogue(
  'lineCounts',
  () => new WeakMap<Audience, LRUCache<string, LineCounts>>(),
);

/**
 * Computed once per audience, line and day.
 * @param linePercent in percent
 */
export function lineCounts(
  catalogue: Catalogue,
  audience: Audience,
  linePercent: number,
  today: string,
): LineCounts {
  const memory = getMemory(catalogue);
  let lines = memory.get(audience);
  if (!lines) memory.set(audience, (lines = new LRUCache({ max: MAX_LINES })));
  const id = `${today} ${linePercent}`;
  const known = lines.get(id);
  if (known) return known;

  const counts = computeLineCounts(catalogue, audience, linePercent, today);
  lines.set(id, counts);
  return counts;
}

/** `lineCounts` without the cache. */
function computeLineCounts(
  catalogue: Catalogue,
  audience: Audience,
  linePercent: number,
  today: string,
): LineCounts {
  const coming: Feature[] = [];
  let possibleCount = 0;
  for (const feature of catalogue.features) {
    const coverage = getFeatureCoverage(catalogue, feature, audience);
    const usableShare = coverage.supportedShare + coverage.partialShare;
    if (!reachesLine(usableShare, linePercent)) coming.push(feature);
    if (reachesLine(usableShare + coverage.unknownShare, linePercent)) possibleCount += 1;
  }
  const count = catalogue.features.length - coming.length;
  return {
    on: today,
    count,
    possibleCount,
    past: pastShares(catalogue, audience)?.map((day) => countPast(day, audience, linePercent)),
    forecast: countsFrom(
      count,
      coming.map((feature) => getOutlook(catalogue, feature, audience, today)),
      linePercent,
      today,
    ),
  };
}

function countPast(
  { on, source, usable, possible, trackedShare }: PastShares,
  audience: Audience,
  linePercent: number,
): PastCount {
  const isComparable = audience.trackedShare - trackedShare <= TOO_FEW_KNOWN;
  const scale = audience.trackedShare / trackedShare;
  return {
    on,
    source,
    count: countAtLine(usable, linePercent),
    possibleCount: countAtLine(possible, linePercent),
    comparableCount: isComparable ? countAtLine(usable, linePercent, scale) : undefined,
  };
}

function countAtLine(shares: Float64Array, linePercent: number, scale = 1): number {
  return shares.reduce(
    (count, share) => (reachesLine(share * scale, linePercent) ? count + 1 : count),
    0,
  );
}

function countsFrom(
  countNow: number,
  outlooks: readonly Outlook[],
  linePercent: number,
  today: string,
): readonly CountForecast[] {
  const arrivals = FORECAST_WAITS.map((): Counts => ({ low: 0, likely: 0, high: 0 }));
  for (const outlook of outlooks) {
    if (reachesLine(outlook.greatestShare, linePercent)) addArrival(arrivals, outlook, linePercent);
  }
  const sum: Counts = { low: countNow, likely: countNow, high: countNow };
  return arrivals.map((arrived, index) => {
    for (const end of ENDS) sum[end] += arrived[end];
    return { on: toDay(toDayNumber(today) + FORECAST_WAITS[index]!), ...sum };
  });
}

/** Adds a feature at the first of the days after each end of its range is at the line. */
function addArrival(arrivals: readonly Counts[], outlook: Outlook, linePercent: number): void {
  const { earliest, likely, latest } = outlook.waitUntil(linePercent / 100);
  const waits = { low: latest, likely, high: earliest };
  for (const end of ENDS) {
    const wait = waits[end];
    if (wait !== undefined) arrivals[FORECAST_WAITS.findIndex((day) => day >= wait)]![end] += 1;
  }
}

// Monthly counts: features supported by each core browser, and features in Baseline. A feature
// counts from the first release that has supported it *without a gap until now*; a feature removed
// since counts in no month.
import { addMonths, type Day } from '@/domain/Day';
import type { Browser, Catalogue, Feature } from './Catalogue';
import { getBaseline } from './getBaseline';

export interface Statistics {
  readonly asOf: Day;
  /**
   * The last day of each month, oldest first, then `asOf`. Every count array has one entry per day.
   */
  readonly days: readonly Day[];
  /** One per core browser. */
  readonly browsers: readonly BrowserStatistics[];
  readonly newlyCounts: readonly number[];
  readonly widelyCounts: readonly number[];
  /**
   * Features missing today in the browsers of only one brand; its desktop and mobile browsers count
   * as one.
   */
  readonly oneBrowserShortCount: number;
}

export interface BrowserStatistics {
  readonly browser: Browser;
  readonly featureCounts: readonly number[];
  /** Features that only this core browser lacked. */
  readonly missingCounts: readonly number[];
}

/** The first month with all seven core browsers: Edge 12 shipped on July 29, 2015. */
const FIRST_DAY = '2015-07-31';

const statisticsByCatalogue = new WeakMap<Catalogue, Statistics>();

/** Cached per catalogue for the day. */
export function getStatistics(catalogue: Catalogue, today: Day): Statistics {
  const known = statisticsByCatalogue.get(catalogue);
  if (known?.asOf === today) return known;
  const statistics = computeStatistics(catalogue, today);
  statisticsByCatalogue.set(catalogue, statistics);
  return statistics;
}

/** `getStatistics` without the cache. */
export function computeStatistics({ features, coreBrowsers }: Catalogue, today: Day): Statistics {
  const days = daysUntil(today);
  const supported = coreBrowsers.map(() => new Tally(days));
  const missing = coreBrowsers.map(() => new Tally(days));
  const [newly, widely] = [new Tally(days), new Tally(days)];
  let oneBrowserShortCount = 0;

  for (const feature of features) {
    const since = coreBrowsers.map((browser) => supportedSince(feature, browser));
    since.forEach((day, position) => supported[position]!.add(day));
    countMissing(since, missing);
    const { newlyOn, widelyOn, limitedReason } = getBaseline(feature, today);
    newly.add(newlyOn, widelyOn);
    widely.add(widelyOn);
    if (limitedReason === 'ONE_BROWSER_SHORT') oneBrowserShortCount += 1;
  }
  return {
    asOf: today,
    days,
    browsers: coreBrowsers.map((browser, position) => ({
      browser,
      featureCounts: supported[position]!.counts(),
      missingCounts: missing[position]!.counts(),
    })),
    newlyCounts: newly.counts(),
    widelyCounts: widely.counts(),
    oneBrowserShortCount,
  };
}

function supportedSince({ support }: Feature, browser: Browser): Day | undefined {
  return support.find((first) => first.browser === browser)?.release?.releasedOn;
}

/**
 * One browser is the only one missing from the day the second to last gains support until the day
 * the last does.
 */
function countMissing(since: readonly (Day | undefined)[], missing: readonly Tally[]): void {
  const order = since
    .map((day, position) => ({ day, position }))
    .sort((a, b) => compareDays(a.day, b.day));
  const [lastButOne, last] = order.slice(-2) as [(typeof order)[number], (typeof order)[number]];
  missing[last.position]!.add(lastButOne.day, last.day);
}

/** Treats undefined as never, later than any day. */
function compareDays(a: Day = '9999', b: Day = '9999'): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Counts, for each of some ascending days, the intervals that have started and not ended. */
class Tally {
  private readonly changes: number[];

  constructor(private readonly days: readonly Day[]) {
    this.changes = days.map(() => 0);
  }

  /**
   * Undefined means never: an interval without a start doesn't count, one without an end counts
   * from its start on.
   */
  add(from: Day | undefined, until?: Day): void {
    if (from === undefined) return;
    this.change(from, 1);
    if (until !== undefined) this.change(until, -1);
  }

  counts(): readonly number[] {
    let count = 0;
    return this.changes.map((change) => (count += change));
  }

  private change(day: Day, by: 1 | -1): void {
    const position = this.days.findIndex((end) => end >= day);
    if (position >= 0) this.changes[position]! += by;
  }
}

function daysUntil(today: Day): readonly Day[] {
  const days: Day[] = [];
  // Start from the 31st, so that adding months always lands on the last day of a month.
  for (let month = 0, day = FIRST_DAY; day < today; day = addMonths(FIRST_DAY, ++month))
    days.push(day);
  return [...days, today];
}

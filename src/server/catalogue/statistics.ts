// Days of first support and of Baseline → how many features each core browser had, and how many
// were in Baseline, at the end of every month. A feature stands at the release that is the first to
// support it *without a gap until now*: what was removed since is in no month's count.
import { addMonths, type Day } from '@/domain/Day';
import type { Browser, Catalogue, Feature } from './Catalogue';
import { getBaseline } from './getBaseline';

export interface Statistics {
  readonly asOf: Day;
  /**
   * The last day of every month, oldest first, and `asOf`. All counts have one number for each of
   * them.
   */
  readonly days: readonly Day[];
  /** One a core browser. */
  readonly browsers: readonly BrowserStatistics[];
  readonly newlyCounts: readonly number[];
  readonly widelyCounts: readonly number[];
  /**
   * Features that the browsers of one brand alone lack today, its desktop and mobile ones taken as
   * one.
   */
  readonly oneBrowserShortCount: number;
}

export interface BrowserStatistics {
  readonly browser: Browser;
  readonly featureCounts: readonly number[];
  /** Features it alone of all core browsers did not have. */
  readonly missingCounts: readonly number[];
}

/** Since this month all seven core browsers exist: Edge 12 came out on 29 July 2015. */
const FIRST_DAY = '2015-07-31';

const statisticsByCatalogue = new WeakMap<Catalogue, Statistics>();

/** Computed once a day for each catalogue. */
export function getStatistics(catalogue: Catalogue, today: Day): Statistics {
  const known = statisticsByCatalogue.get(catalogue);
  if (known?.asOf === today) return known;
  const statistics = computeStatistics(catalogue, today);
  statisticsByCatalogue.set(catalogue, statistics);
  return statistics;
}

/** As `getStatistics`, without the memory. */
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
 * One browser alone is without a feature from the day the last but one has it to the day the last
 * has it.
 */
function countMissing(since: readonly (Day | undefined)[], missing: readonly Tally[]): void {
  const order = since
    .map((day, position) => ({ day, position }))
    .sort((a, b) => compareDays(a.day, b.day));
  const [lastButOne, last] = order.slice(-2) as [(typeof order)[number], (typeof order)[number]];
  missing[last.position]!.add(lastButOne.day, last.day);
}

/** Never is later than every day. */
function compareDays(a: Day = '9999', b: Day = '9999'): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Counts, for each of some ascending days, what has begun by then and has not ended. */
class Tally {
  private readonly changes: number[];

  constructor(private readonly days: readonly Day[]) {
    this.changes = days.map(() => 0);
  }

  /** Undefined is never: what never begins does not count, what never ends counts on. */
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
  // From a 31st, so that every month's end is that month's last day.
  for (let month = 0, day = FIRST_DAY; day < today; day = addMonths(FIRST_DAY, ++month))
    days.push(day);
  return [...days, today];
}

// A feature → the day each browser came to have it in full, for good: the beginning of the last run
// of full support, if that run is not over. A release that is only planned counts with its planned
// day; one to come without a day, such as a preview, is no promise and does not count.
import { SupportState } from '@/domain/SupportState';
import type { Catalogue, Feature, Release } from '@/server/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/catalogue/memoizeByCatalogue';

/** Days since 1970 by `browser.index`; NaN where the browser does not ship it. */
export type Arrivals = Float64Array;

const arrivalsByFeature = memoizeByCatalogue('arrivals', (catalogue): readonly Arrivals[] =>
  catalogue.features.map((feature) => findArrivals(catalogue, feature)),
);

export function getArrivals(catalogue: Catalogue, feature: Feature): Arrivals {
  return arrivalsByFeature(catalogue)[feature.index]!;
}

/**
 * When a release came out, or is planned to, in days since 1970. One that is out and has no day in
 * the data counts as old as the one before it; NaN for one that is to come without a day.
 */
export function releaseDay({ browser, index, status, releasedOn }: Release): number {
  if (releasedOn !== undefined) return toDayNumber(releasedOn);
  if (COMING.has(status)) return NaN;
  return toDayNumber(
    browser.releases.findLast((older) => older.index < index && older.releasedOn !== undefined)
      ?.releasedOn ?? FIRST_DAY,
  );
}

const COMING = new Set(['beta', 'nightly', 'planned']);
/** Older than any browser. */
const FIRST_DAY = '1990-01-01';

/** Days since 1970 of an ISO day. */
export function toDayNumber(day: string): number {
  return Date.parse(day) / 86_400_000;
}

/** The ISO day of days since 1970, the fraction of a day left off. */
export function toDay(days: number): string {
  return new Date(Math.floor(days) * 86_400_000).toISOString().slice(0, 10);
}

function findArrivals(catalogue: Catalogue, feature: Feature): Arrivals {
  const { browsers, featureSupport } = catalogue;
  const { cellOf, cellStart, spanFrom, spanState } = featureSupport;
  return Float64Array.from(browsers, (browser) => {
    const last = cellStart[cellOf[feature.index * browsers.length + browser.index]! + 1]! - 1;
    return spanState[last] === SupportState.FULL
      ? releaseDay(browser.releases[spanFrom[last]!]!)
      : NaN;
  });
}

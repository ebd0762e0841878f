// When each browser gained lasting support for a feature: the start of its last run of support
// at least in part, if that run hasn't ended. A planned release counts from its planned date. An upcoming
// release without a date, such as a preview, doesn't count.
import { SupportState } from '@/domain/SupportState';
import type { Catalogue, Feature, Release } from '@/server/data/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';

/** Days since 1970, by `browser.index`; NaN if the browser doesn't ship the feature. */
export type Arrivals = Float64Array;

const arrivalsByFeature = memoizeByCatalogue('arrivals', (catalogue): readonly Arrivals[] =>
  catalogue.features.map((feature) => findArrivals(catalogue, feature)),
);

/** Of support at least in part: what the share that governs a line counts once it is reached. */
export function getArrivals(catalogue: Catalogue, feature: Feature): Arrivals {
  return arrivalsByFeature(catalogue)[feature.index]!;
}

/**
 * The release date, actual or planned, in days since 1970. A release that is out but undated takes
 * the date of the one before it; an undated upcoming release is NaN.
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
/** Earlier than any browser. */
const FIRST_DAY = '1990-01-01';

/** Converts an ISO day to days since 1970. */
export function toDayNumber(day: string): number {
  return Date.parse(day) / 86_400_000;
}

/** Converts days since 1970 to an ISO day, ignoring fractions. */
export function toDay(days: number): string {
  return new Date(Math.floor(days) * 86_400_000).toISOString().slice(0, 10);
}

function findArrivals(catalogue: Catalogue, feature: Feature): Arrivals {
  const { browsers, featureSupport } = catalogue;
  const { cellOf, cellStart, spanFrom, spanState } = featureSupport;
  const isHeld = (span: number) => spanState[span]! > SupportState.UNKNOWN;
  return Float64Array.from(browsers, (browser) => {
    const cell = cellOf[feature.index * browsers.length + browser.index]!;
    let span = cellStart[cell + 1]! - 1;
    if (!isHeld(span)) return NaN;
    while (span > cellStart[cell]! && isHeld(span - 1)) span -= 1;
    return releaseDay(browser.releases[spanFrom[span]!]!);
  });
}

// Baseline as of a given day, from published or computed support. Never use a published "high": it
// was evaluated when the package was built.
import type { BaselineStatus, LimitedReason } from '@/domain/BaselineFacts';
import { addMonths, type Day } from '@/domain/Day';
import type { Browser, Catalogue, CompatKey, Feature, FirstSupport } from './Catalogue';
import type { PublishedStatus } from './PublishedStatus';

export interface Baseline {
  readonly status: BaselineStatus;
  readonly newlyOn?: Day;
  /** Known for WIDELY, projected for NEWLY. */
  readonly widelyOn?: Day;
  /** True if the data says “on or before”; applies to both days. */
  readonly isNewlyOnUpperBound: boolean;
  /** Set for LIMITED only. */
  readonly limitedReason?: LimitedReason;
  /** Core browsers without support; empty unless LIMITED. */
  readonly missingBrowsers: readonly Browser[];
}

/** From newly to widely available, as web-features defines it. */
const MONTHS_TO_WIDELY = 30;

export function getBaseline(feature: Feature, today: Day): Baseline {
  return toBaseline(feature, {
    missing: feature.missingIn,
    isDiscouraged: feature.discouraged !== undefined,
    today,
  });
}

/** As web-features publishes it, which newer compat data may contradict. */
export function getPublishedBaseline(
  { coreBrowsers }: Pick<Catalogue, 'coreBrowsers'>,
  of: Feature | CompatKey,
  today: Day,
): Baseline {
  const { published } = of;
  const isKey = 'path' in of;
  if (!published) return isKey ? getKeyBaseline(of, today) : getBaseline(of, today);
  const has = (core: Browser) => published.support.some(({ browser }) => browser === core);

  return toBaseline(published, {
    missing: coreBrowsers.filter((core) => !has(core)),
    isDiscouraged: isKey ? of.isDeprecated : of.discouraged !== undefined,
    today,
  });
}

interface Circumstances {
  readonly missing: readonly Browser[];
  readonly isDiscouraged: boolean;
  readonly today: Day;
}

function toBaseline(
  { stated, support }: PublishedStatus<FirstSupport>,
  { missing, isDiscouraged, today }: Circumstances,
): Baseline {
  const { level, lowDate, isLowDateUpperBound } = stated;
  if (level === false || lowDate === undefined) return toLimited(missing, support, isDiscouraged);

  return toAvailable(lowDate, isLowDateUpperBound, today);
}

/**
 * Pitfall: a key without data comes back as LIMITED with no missing browsers. Check `key.hasData`
 * first.
 */
export function getKeyBaseline(key: CompatKey, today: Day): Baseline {
  const newly = key.newlyAvailable;
  if (newly === undefined) return toLimited(key.missingIn(), key.firstSupport(), key.isDeprecated);

  return toAvailable(newly.on, newly.isUpperBound, today);
}

function toAvailable(newlyOn: Day, isNewlyOnUpperBound: boolean, today: Day): Baseline {
  const widelyOn = addMonths(newlyOn, MONTHS_TO_WIDELY);

  return {
    status: widelyOn <= today ? 'WIDELY' : 'NEWLY',
    newlyOn,
    widelyOn,
    isNewlyOnUpperBound,
    missingBrowsers: [],
  };
}

function toLimited(
  missingBrowsers: readonly Browser[],
  support: readonly FirstSupport[],
  isDiscouraged: boolean,
): Baseline {
  return {
    status: 'LIMITED',
    isNewlyOnUpperBound: false,
    limitedReason: getLimitedReason(support, missingBrowsers, isDiscouraged),
    missingBrowsers,
  };
}

function getLimitedReason(
  support: readonly FirstSupport[],
  missing: readonly Browser[],
  isDiscouraged: boolean,
): LimitedReason {
  if (isDiscouraged) return 'DISCOURAGED';
  if (support.length === 0) return 'NONE_YET';
  return new Set(missing.map(getBrand)).size === 1 ? 'ONE_BROWSER_SHORT' : 'MIXED';
}

/** To someone waiting for support, Chrome and Chrome on Android are one browser. */
function getBrand({ slug }: Browser): string {
  return slug.replace(/_(android|ios)$/, '');
}

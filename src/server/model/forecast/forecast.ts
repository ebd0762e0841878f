// Predicts when a feature reaches a line, as a range of days, or reports that no prediction is
// possible. See docs/decisions/0020-forecast.md. The share that governs a line reaches it when those
// with full and with partial support do together, so forecasts count both. Pitfall: a share that may
// grow past the line is not a date; only the middle of the range is called likely.
import type { Audience } from '@/domain/Audience';
import { reachesLine } from '@/domain/CoverageShares';
import type { Browser, Catalogue, Feature } from '@/server/data/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';
import { getFeatureShortBrowsers } from '@/server/model/coverage/blockers';
import { getFeatureCoverage } from '@/server/model/coverage/coverage';
import { Adoption } from './Adoption';
import { getArrivals, toDay, toDayNumber } from './arrivals';
import { FORECAST_ERRORS } from './forecastErrors.data';
import { type ForecastError, LONGEST_WAIT, Outlook, type ShareRange } from './Outlook';
import { PLACE_TRIAL } from './placeTrial.data';
import { widenErrors } from './widenErrors';

/**
 * REACHED: at the line already. EXPECTED: within four years. LATER: possible, but not within four
 * years. NOT_FORESEEABLE: too few people use a browser that ships it. FIXED: the audience never
 * updates.
 */
export type ForecastState = 'REACHED' | 'EXPECTED' | 'LATER' | 'NOT_FORESEEABLE' | 'FIXED';

/**
 * Dates are ISO days, undefined if that end of the range lies beyond four years. Shares are of the
 * whole audience, 0–1.
 */
export interface Forecast {
  readonly state: ForecastState;
  readonly earliestOn?: string | undefined;
  readonly likelyOn?: string | undefined;
  readonly latestOn?: string | undefined;
  readonly greatestShare: number;
  /** Browsers in use that don't ship it, largest share first. */
  readonly absentIn: readonly Browser[];
  /** Worked out when asked for: empty if the share cannot change. */
  readonly points: () => readonly ForecastPoint[];
}

export interface ForecastPoint extends ShareRange {
  readonly on: string;
}

/** Days ahead with a forecast point: today, then quarterly for four years. */
export const FORECAST_WAITS: readonly number[] = Array.from({ length: 17 }, (_, index) =>
  Math.round((index * LONGEST_WAIT) / 16),
);

const getMemory = memoizeByCatalogue('adoptions', () => new WeakMap<Audience, Adoption>());

/** The audience's curves for the day; cached as long as the audience object lives. */
export function getAdoption(catalogue: Catalogue, audience: Audience, today: string): Adoption {
  const adoptions = getMemory(catalogue);
  const known = adoptions.get(audience);
  if (known?.day === toDayNumber(today)) return known;
  const adoption = new Adoption(catalogue, audience.weights, toDayNumber(today), audience.isFixed);
  adoptions.set(audience, adoption);
  return adoption;
}

/** The outlook for a feature and an audience from `today` (ISO). */
export function getOutlook(
  catalogue: Catalogue,
  feature: Feature,
  audience: Audience,
  today: string,
): Outlook {
  const { supportedShare, partialShare } = getFeatureCoverage(catalogue, feature, audience);
  return new Outlook(
    getAdoption(catalogue, audience, today),
    getArrivals(catalogue, feature),
    supportedShare + partialShare,
    errorsFor(audience),
  );
}

/** Forecasts for other audiences than the world err more. */
const PLACE_ERRORS = widenErrors(FORECAST_ERRORS, PLACE_TRIAL.width);

function errorsFor({ kind, isFixed }: Audience): readonly ForecastError[] {
  if (isFixed) return [];
  return kind === 'WORLD' ? FORECAST_ERRORS : PLACE_ERRORS;
}

/**
 * Discouraged features get a forecast too, because their removal dates are unknown.
 * @param linePercent in percent
 */
export function getForecast(
  catalogue: Catalogue,
  feature: Feature,
  audience: Audience,
  linePercent: number,
  today: string,
): Forecast {
  const outlook = getOutlook(catalogue, feature, audience, today);
  const settled = getSettledState(audience, outlook, linePercent);
  const waits = settled === undefined ? outlook.waitUntil(linePercent / 100) : {};
  const on = (wait: number | undefined): string | undefined =>
    wait === undefined ? undefined : toDay(toDayNumber(today) + wait);
  return {
    state: settled ?? (waits.earliest === undefined ? 'LATER' : 'EXPECTED'),
    earliestOn: on(waits.earliest),
    likelyOn: on(waits.likely),
    latestOn: on(waits.latest),
    greatestShare: outlook.greatestShare,
    absentIn: absentIn(catalogue, feature, audience),
    points: () =>
      audience.isFixed || outlook.greatestShare === 0 ? [] : getPoints(outlook, today),
  };
}

/** The state where it does not depend on how long anything takes. */
function getSettledState(
  { isFixed }: Audience,
  { shareNow, greatestShare }: Outlook,
  linePercent: number,
): ForecastState | undefined {
  if (reachesLine(shareNow, linePercent)) return 'REACHED';
  if (isFixed) return 'FIXED';
  return reachesLine(greatestShare, linePercent) ? undefined : 'NOT_FORESEEABLE';
}

function absentIn(catalogue: Catalogue, feature: Feature, audience: Audience): readonly Browser[] {
  const arrivals = getArrivals(catalogue, feature);
  return getFeatureShortBrowsers(catalogue, feature, audience).flatMap(({ browser }) =>
    Number.isNaN(arrivals[browser.index]) ? [browser] : [],
  );
}

function getPoints(outlook: Outlook, today: string): readonly ForecastPoint[] {
  return FORECAST_WAITS.map((wait) => ({
    on: toDay(toDayNumber(today) + wait),
    ...outlook.at(wait),
  }));
}

// A feature, an audience and a line → when the line will be reached, as a range of days; or that
// nobody can say. Ruled by docs/decisions/0020-forecast.md. What one would get wrong: a share that
// may grow past the line is no date; only the range's middle is called likely.
import type { Audience } from '@/domain/Audience';
import { reachesLine } from '@/domain/CoverageShares';
import type { Browser, Catalogue, Feature } from '@/server/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/catalogue/memoizeByCatalogue';
import { shortBrowsersOfFeature } from '@/server/coverage/blockers';
import { coverageOfFeature } from '@/server/coverage/coverage';
import { Adoption } from './Adoption';
import { arrivalsOf, dayNumber, dayOfNumber } from './arrivals';
import { LONGEST_WAIT, Outlook, type ShareRange } from './Outlook';

/**
 * REACHED: the line is. EXPECTED: within four years. LATER: perhaps, but not within four years.
 * NOT_FORESEEABLE: too few use a browser that ships it.
 */
export type ForecastState = 'REACHED' | 'EXPECTED' | 'LATER' | 'NOT_FORESEEABLE';

/**
 * ISO days; missing where that end of the range lies beyond four years. Shares are of the whole
 * audience, 0–1.
 */
export interface Forecast {
  readonly state: ForecastState;
  readonly earliestOn?: string | undefined;
  readonly likelyOn?: string | undefined;
  readonly latestOn?: string | undefined;
  readonly greatestShare: number;
  /** Browsers somebody uses that do not ship it, heaviest first. */
  readonly absentIn: readonly Browser[];
  readonly points: readonly ForecastPoint[];
}

export interface ForecastPoint extends ShareRange {
  readonly on: string;
}

/** The days ahead that are told of: every quarter of a year, from today on. */
export const FORECAST_WAITS: readonly number[] = Array.from({ length: 17 }, (_, index) =>
  Math.round((index * LONGEST_WAIT) / 16),
);

const adoptionsByAudience = memoizeByCatalogue(
  'adoptions',
  () => new WeakMap<Audience, Adoption>(),
);

/** The audience's curves on a day; kept as long as the audience object lives. */
function adoptionOf(catalogue: Catalogue, audience: Audience, today: string): Adoption {
  const adoptions = adoptionsByAudience(catalogue);
  const known = adoptions.get(audience);
  if (known?.day === dayNumber(today)) return known;
  const adoption = new Adoption(catalogue, audience.weights, dayNumber(today));
  adoptions.set(audience, adoption);
  return adoption;
}

/** What is expected of a feature for an audience, from `today` (ISO). */
export function outlookOf(
  catalogue: Catalogue,
  feature: Feature,
  audience: Audience,
  today: string,
): Outlook {
  return new Outlook(
    adoptionOf(catalogue, audience, today),
    arrivalsOf(catalogue, feature),
    coverageOfFeature(catalogue, feature, audience).supportedShare,
  );
}

/**
 * `linePercent` in per cent. Discouraged features get a forecast like others: browsers remove them
 * on days nobody has set.
 */
export function forecastOf(
  catalogue: Catalogue,
  feature: Feature,
  audience: Audience,
  linePercent: number,
  today: string,
): Forecast {
  const outlook = outlookOf(catalogue, feature, audience, today);
  const waits = outlook.waitUntil(linePercent / 100);
  const on = (wait: number | undefined): string | undefined =>
    wait === undefined ? undefined : dayOfNumber(dayNumber(today) + wait);
  const state = stateOf(
    outlook,
    coverageOfFeature(catalogue, feature, audience).supportedShare,
    linePercent,
    waits.earliest,
  );
  const isExpected = state === 'EXPECTED';
  return {
    state,
    ...(isExpected && {
      earliestOn: on(waits.earliest),
      likelyOn: on(waits.likely),
      latestOn: on(waits.latest),
    }),
    greatestShare: outlook.greatestShare,
    absentIn: absentIn(catalogue, feature, audience),
    points:
      state === 'NOT_FORESEEABLE' && outlook.greatestShare === 0 ? [] : pointsOf(outlook, today),
  };
}

function stateOf(
  { greatestShare }: Outlook,
  shareNow: number,
  linePercent: number,
  earliest: number | undefined,
): ForecastState {
  if (reachesLine(shareNow, linePercent)) return 'REACHED';
  if (!reachesLine(greatestShare, linePercent)) return 'NOT_FORESEEABLE';
  return earliest === undefined ? 'LATER' : 'EXPECTED';
}

function absentIn(catalogue: Catalogue, feature: Feature, audience: Audience): readonly Browser[] {
  const arrivals = arrivalsOf(catalogue, feature);
  return shortBrowsersOfFeature(catalogue, feature, audience).flatMap(({ browser }) =>
    Number.isNaN(arrivals[browser.index]) ? [browser] : [],
  );
}

function pointsOf(outlook: Outlook, today: string): readonly ForecastPoint[] {
  return FORECAST_WAITS.map((wait) => ({
    on: dayOfNumber(dayNumber(today) + wait),
    ...outlook.at(wait),
  }));
}

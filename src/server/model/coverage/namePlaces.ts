import type { PartialFacts, PartialPlace } from '@/domain/PartialFacts';
import type { Browser, Release } from '@/server/data/catalogue/Catalogue';

/**
 * Safari on iOS 17–18.2 and Chrome 63–143: where something holds, most people first. Browsers are
 * named without versions where their newest and oldest release in use are among them; others than
 * core browsers only where there is no core browser.
 */
export function namePlaces(
  releases: readonly Release[],
  weights: Float64Array,
  { max = MAX_PLACES, isBare = false }: PlaceStyle = {},
): Pick<PartialFacts, 'places' | 'morePlaces'> {
  const places = [...groupByBrowser(releases)]
    .flatMap(([browser, own]) => toPlace(browser, own, weights))
    .map((place) => (isBare && place.isNow ? { ...place, versions: {} } : place))
    .sort((a, b) => b.share - a.share);
  const core = places.filter(({ browser }) => browser.isCore);
  const shown = core.length > 0 ? core : places;
  const names = shown
    .filter((place) => !shown.some((other) => isVariant(place, other)))
    .map(({ browser, versions }) => ({ browser: browser.name, ...versions }));
  const more = names.length - max;
  return more > 1
    ? { places: names.slice(0, max), morePlaces: more }
    : { places: names, morePlaces: 0 };
}

interface PlaceStyle {
  /** How many are named. */
  readonly max?: number;
  /** Leaves versions out wherever the newest release is among them. */
  readonly isBare?: boolean;
}

const MAX_PLACES = 2;

interface Place {
  readonly browser: Browser;
  /** Empty for all versions. */
  readonly versions: Omit<PartialPlace, 'browser'>;
  /** True if the newest release is among them. */
  readonly isNow: boolean;
  readonly share: number;
}

function groupByBrowser(releases: readonly Release[]): ReadonlyMap<Browser, readonly Release[]> {
  const groups = new Map<Browser, Release[]>();
  for (const release of releases)
    groups.set(release.browser, [...(groups.get(release.browser) ?? []), release]);
  return groups;
}

function toPlace(browser: Browser, releases: readonly Release[], weights: Float64Array): Place[] {
  const used = releases.filter(({ unit }) => weights[unit]! > 0).sort((a, b) => a.index - b.index);
  const [from, to] = [used[0], used.at(-1)];
  if (!from || !to) return [];
  const share = used.reduce((total, { unit }) => total + weights[unit]!, 0);
  const { currentRelease } = browser;
  // The newest release may be too new to be in use.
  const isNow =
    currentRelease !== undefined && releases.some(({ index }) => index >= currentRelease.index);
  return [{ browser, versions: nameVersions(from, to, { weights, isNow }), isNow, share }];
}

function nameVersions(
  from: Release,
  to: Release,
  { weights, isNow }: { readonly weights: Float64Array; readonly isNow: boolean },
): Omit<PartialPlace, 'browser'> {
  if (!isNow) return { from: from.version, to: to.version };
  const isOldest = to.browser.releases
    .slice(0, from.index)
    .every(({ unit }) => weights[unit] === 0);
  return isOldest ? {} : { from: from.version };
}

/** True for Chrome on Android next to Chrome with the same versions: a brand is named once. */
const isVariant = (place: Place, other: Place): boolean =>
  place.browser.name.startsWith(`${other.browser.name} `) &&
  (other.versions.from === undefined ||
    (place.versions.from === other.versions.from && place.versions.to === other.versions.to));

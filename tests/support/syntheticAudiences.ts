// People of made-up sites, drawn from the usage data, and what a site's own counts make of them.
import type { Audience } from '@/domain/Audience';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { loadPresenceTable } from '@/server/data/catalogue/presenceTable';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { audiencePresets } from '@/server/model/audiences/audiencePresets';
import { mixAudience } from '@/server/model/audiences/mixAudience';
import { getFeatureError, supportedShares } from '@/server/model/coverage/coverage';
import { BeaconRollUp, type VisitCount } from '@/server/teams/sources/BeaconRollUp';
import { countClasses } from '@/server/teams/sources/countBeacons';
import { parseBeacon, type Visit } from '@/server/teams/sources/parseBeacon';

const PLACES = /^(?:world|region|continent)/;

type Random = () => number;

const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** By the slug of a browser that beacons tell: its engine and its kind of device. */
const lettersOf = (): ReadonlyMap<string, readonly [engine: string, device: string]> =>
  new Map(
    Object.entries(loadPresenceTable().engines).flatMap(([letter, { browsers }]) =>
      Object.entries(browsers).map(([device, slug]) => [slug, [letter, device]] as const),
    ),
  );

/**
 * Weights by `release.unit`: people of three places, with browsers twice or half as common as there,
 * and releases a third more or less.
 */
export function drawPeople(catalogue: Catalogue, random: Random): Float64Array {
  const places = audiencePresets(catalogue).filter(({ key }) => PLACES.test(key));
  const weights = new Float64Array(catalogue.releases.length);
  for (let part = 0; part < 3; part++) {
    const { key } = places[Math.floor(random() * places.length)]!;
    const share = -Math.log(1 - random());
    audienceByKey(catalogue, key).weights.forEach((weight, unit) => {
      weights[unit]! += weight * share;
    });
  }
  const tilts = new Map(
    [...lettersOf().keys()].map((slug) => [slug, Math.exp(0.7 * normal(random))]),
  );
  for (const { unit, browser } of catalogue.releases)
    weights[unit]! *= (tilts.get(browser.slug) ?? 0) * Math.exp(0.3 * normal(random));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

interface Measuring {
  readonly visits: number;
  /** Stored four times a day. */
  readonly days: number;
  readonly processes?: number;
}

let measuredCount = 0;

/** The audience that a site makes of these visitors. */
export function measurePeople(
  catalogue: Catalogue,
  people: Float64Array,
  { visits, days, processes = 1 }: Measuring,
  random: Random,
): Audience {
  const draw = visitsOf(catalogue, people, random);
  const rollUps = Array.from({ length: processes }, () => new BeaconRollUp(random));
  const counts = new Map<string, VisitCount>();
  const store = (): void => {
    for (const rollUp of rollUps)
      for (const one of rollUp.take().get('site')?.classes ?? []) {
        const key = `${one.engine}${one.version}${one.device}`;
        counts.set(key, { ...one, visits: one.visits + (counts.get(key)?.visits ?? 0) });
      }
  };
  const storeEvery = Math.ceil(visits / days / 4);
  for (let visit = 1; visit <= visits; visit++) {
    rollUps[Math.floor(random() * processes)]!.add('site', draw());
    if (visit % storeEvery === 0) store();
  }
  store();
  const recipe = countClasses(
    catalogue,
    [
      { engine: '', class: '', device: '', visits },
      ...[...counts.values()].map(({ version, ...rest }) => ({ ...rest, class: version })),
    ],
    processes,
  );
  const key = `custom:measured-${(measuredCount += 1)}`;
  return mixAudience(catalogue, { key, name: '', createdOn: '', endsOn: null }, recipe);
}

function visitsOf({ releases }: Catalogue, people: Float64Array, random: Random): () => Visit {
  const letters = lettersOf();
  const sums: number[] = [];
  const visits: Visit[] = [];
  let sum = 0;
  for (const { unit, browser, version } of releases) {
    const weight = people[unit]!;
    if (weight === 0) continue;
    const [engine, device] = letters.get(browser.slug)!;
    sums.push((sum += weight));
    visits.push(parseBeacon(`1${engine}${version}${device}`)!);
  }
  return () => {
    const at = random() * sum;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! > at) high = middle;
      else low = middle + 1;
    }
    return visits[low]!;
  };
}

export interface Difference {
  readonly off: number;
  readonly stated: number;
}

/** Of each feature that some people can use and some cannot: more than one in a thousand each. */
export function compareShares(
  catalogue: Catalogue,
  people: Float64Array,
  measured: Audience,
): readonly Difference[] {
  const truth = supportedShares(catalogue, { ...measured, weights: people }).features;
  const found = supportedShares(catalogue, measured).features;
  return catalogue.features.flatMap((feature) => {
    const share = truth[feature.index]!;
    if (share < 0.001 || share > 0.999) return [];
    const { error } = getFeatureError(catalogue, feature, measured)!;
    return [{ off: Math.abs(share - found[feature.index]!), stated: error }];
  });
}

/** The part of them that holds. */
export const partOf = (
  differences: readonly Difference[],
  holds: (one: Difference) => boolean,
): number => differences.filter(holds).length / differences.length;

export const isWithinStated = ({ off, stated }: Difference): boolean => off <= stated;
export const isWithinPoint = ({ off }: Difference): boolean => off <= 0.01;

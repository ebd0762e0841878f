// Published statuses, made with earlier compat data → today's, by our rules on newer compat data. A
// feature follows the keys that explain its published support on the data it was made with: a rule
// that gives what is published there can only differ here where a statement or a release did.
// Ruled by docs/decisions/0056-data-in-layers.md.
import { type FeatureRecord, NONE_16 } from '@/server/data/catalogue/artefactTables';
import type { StatedBaseline } from '@/server/data/catalogue/PublishedStatus';
import type { CompatReading } from './readCompatData';

type Support = FeatureRecord['support'];

interface Layers {
  /** The compat data that web-features was made with. */
  readonly pair: CompatReading;
  readonly newest: CompatReading;
}

/** Features whose support or date differs carry both, with the keys that made the difference. */
export function computeStatuses(
  features: readonly FeatureRecord[],
  layers: Layers,
): readonly FeatureRecord[] {
  return features.map((feature) => computeStatus(feature, layers) ?? feature);
}

function computeStatus(feature: FeatureRecord, layers: Layers): FeatureRecord | undefined {
  const governing = governingKeys(feature, layers);
  if (governing.length === 0) return undefined;
  const support = supportOf(governing, layers.newest);
  const baseline = toBaseline(feature, support, layers.newest);
  if (isEqual(support, feature.support) && baseline.lowDate === feature.published.lowDate)
    return undefined;

  return {
    ...feature,
    support,
    computed: {
      baseline,
      publishedSupport: feature.support,
      keys: governing.filter(({ key, earlier }) => hasChanged(key, earlier, layers)).map(toKey),
    },
  };
}

/** A key in both data: its index in the newer, and in the earlier. */
interface Key {
  readonly key: number;
  readonly earlier: number;
}

const toKey = ({ key }: Key): number => key;

/**
 * The keys that each supporting core browser had by the published version, if on the earlier data
 * they explain what is published; none where the editors decided otherwise than the keys say.
 */
function governingKeys({ keys, support }: FeatureRecord, { pair, newest }: Layers): Key[] {
  const published = support.map(({ browser, version }) => {
    const position = pair.browsers.findIndex(({ slug }) => slug === browser);
    return { position, at: pair.orders[position]!.firstAtOrAbove(version) };
  });
  const governing = keys
    .map((key) => ({ key, earlier: pair.keyByPath.get(newest.keys[key]!.path) ?? NONE_16 }))
    .filter(({ earlier }) =>
      published.every(({ position, at }) => pair.firsts.of(earlier, position) >> 1 <= at),
    );
  const earlier = governing.map((one) => ({ ...one, key: one.earlier }));

  return isEqual(supportOf(earlier, pair), support) ? governing : [];
}

/** The first release of each core browser that has all the keys. */
function supportOf(keys: readonly Key[], { browsers, firsts }: CompatReading): Support {
  return browsers
    .filter(({ isCore }) => isCore)
    .flatMap(({ slug, releases }, position) => {
      const last = keys.reduce((latest, { key }) => Math.max(latest, firsts.of(key, position)), 0);
      const release = releases[last >> 1];
      return release
        ? [{ browser: slug, version: release.version, isUpperBound: (last & 1) === 0 }]
        : [];
    });
}

function hasChanged(key: number, earlier: number, { pair, newest }: Layers): boolean {
  const ofKey = (index: number, reading: CompatReading) =>
    supportOf([{ key: index, earlier: index }], reading);
  return !isEqual(ofKey(key, newest), ofKey(earlier, pair));
}

function isEqual(left: Support, right: Support): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** As web-features does it: the day on which the last core browser got it, unless it is discouraged. */
function toBaseline(
  { discouraged }: FeatureRecord,
  support: Support,
  { browsers }: CompatReading,
): StatedBaseline {
  const firsts = browsers
    .filter(({ isCore }) => isCore)
    .map(({ slug, releases }) => {
      const first = support.find(({ browser }) => browser === slug);
      const release = releases.find(({ version }) => version === first?.version);
      return { on: release?.releasedOn, isUpperBound: first?.isUpperBound };
    });
  if (discouraged || firsts.some(({ on }) => on === undefined))
    return { level: false, isLowDateUpperBound: false };
  const lowDate = firsts.reduce((last, { on }) => (on! > last ? on! : last), '');
  const isLowDateUpperBound = firsts.every(({ on, isUpperBound }) => on! < lowDate || isUpperBound);

  return { level: 'low', lowDate, isLowDateUpperBound };
}

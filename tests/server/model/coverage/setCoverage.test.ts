import type { Audience } from '@/domain/Audience';
import type { Feature } from '@/server/data/catalogue/Catalogue';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { getFeatureCoverage } from '@/server/model/coverage/coverage';
import { SetCoverage } from '@/server/model/coverage/setCoverage';
import { seededRandom } from '../../../support/seededRandom';

const catalogue = loadCatalogue();
const world = audienceByKey(catalogue, 'world');
const used = catalogue.releases.filter(({ unit }) => world.weights[unit]! > 0);

const setOf = (...slugs: string[]): Feature[] =>
  slugs.map((slug) => catalogue.featureBySlug(slug)!);

const random = seededRandom(7);
const randomSets = [2, 3, 5, 9, 50].map((size) => {
  const pool = [...catalogue.features];
  return Array.from({ length: size }, () => pool.splice(Math.floor(random() * pool.length), 1)[0]!);
});
const sets = [
  setOf('has', 'container-queries', 'user-select'),
  setOf('temporal', 'grid'),
  setOf('grid'),
  ...randomSets,
];

/** A person who uses this one release and nothing else. */
const userOf = new Map(
  used.map(({ unit }): [number, Audience] => {
    const weights = new Float64Array(world.weights.length);
    weights[unit] = 1;
    return [unit, { ...world, weights, trackedShare: 1 }];
  }),
);

const isFull = (feature: Feature, unit: number): boolean =>
  getFeatureCoverage(catalogue, feature, userOf.get(unit)!).supportedShare === 1;
const isUnknown = (feature: Feature, unit: number): boolean =>
  getFeatureCoverage(catalogue, feature, userOf.get(unit)!).unknownShare === 1;
const isPartial = (feature: Feature, unit: number): boolean =>
  getFeatureCoverage(catalogue, feature, userOf.get(unit)!).partialShare === 1;
const shareOf = (counts: (unit: number) => boolean): number =>
  used.reduce((sum, { unit }) => sum + (counts(unit) ? world.weights[unit]! : 0), 0);

describe('setCoverage', () => {
  it('counts a release as supported only if it supports every feature in full', () => {
    for (const features of sets) {
      const { supportedShare } = new SetCoverage(catalogue, features, world).shares;
      expect(supportedShare).toBeCloseTo(
        shareOf((unit) => features.every((feature) => isFull(feature, unit))),
        9,
      );
    }
  });

  it('counts a release as partial or unknown only if no feature is worse there', () => {
    for (const features of sets) {
      const { unknownShare, partialShare, unsupportedShare, supportedShare } = new SetCoverage(
        catalogue,
        features,
        world,
      ).shares;
      const isHalf = (unit: number) => features.some((feature) => isPartial(feature, unit));
      const isMissing = (unit: number) =>
        features.some(
          (feature) =>
            !isFull(feature, unit) && !isUnknown(feature, unit) && !isPartial(feature, unit),
        );
      const isOpen = (unit: number) => features.some((feature) => isUnknown(feature, unit));

      expect(unsupportedShare).toBeCloseTo(shareOf(isMissing), 9);
      expect(partialShare).toBeCloseTo(
        shareOf((unit) => isHalf(unit) && !isMissing(unit)),
        9,
      );
      expect(unknownShare).toBeCloseTo(
        1 -
          world.trackedShare +
          shareOf((unit) => isOpen(unit) && !isHalf(unit) && !isMissing(unit)),
        9,
      );
      expect(supportedShare + partialShare + unsupportedShare + unknownShare).toBeCloseTo(1, 9);
    }
  });

  it('equals the feature’s own coverage for a set of one', () => {
    for (const feature of catalogue.features) {
      const of = new SetCoverage(catalogue, [feature], world).shares;
      const own = getFeatureCoverage(catalogue, feature, world);
      for (const name of Object.keys(own) as (keyof typeof own)[])
        expect(of[name]).toBeCloseTo(own[name], 9);
    }
  });

  it('is neither the product of the shares nor their minimum', () => {
    const features = setOf('temporal', 'user-select');
    const { supportedShare } = new SetCoverage(catalogue, features, world).shares;
    const own = features.map(
      (feature) => getFeatureCoverage(catalogue, feature, world).supportedShare,
    );

    expect(Math.abs(supportedShare - own[0]! * own[1]!)).toBeGreaterThan(0.001);
    expect(supportedShare).toBeLessThanOrEqual(Math.min(...own));
  });

  it('defines a feature’s cost as exactly the gain of the set without it', () => {
    for (const features of sets) {
      const set = new SetCoverage(catalogue, features, world);
      const without = features.map(
        (_, position) =>
          new SetCoverage(
            catalogue,
            features.filter((_other, other) => other !== position),
            world,
          ).shares.supportedShare,
      );
      // Without a single feature nothing is asked of anybody: that is everyone whose release is
      // known.
      expect(set.costs().map(({ features: [feature] }) => feature)).toEqual(features);
      set
        .costs()
        .forEach(({ gainedShare }, position) =>
          expect(set.shares.supportedShare + gainedShare).toBeCloseTo(without[position]!, 9),
        );
    }
  });

  it('finds the costliest pair, checked pair by pair', () => {
    for (const features of sets.filter(({ length }) => length > 2)) {
      const set = new SetCoverage(catalogue, features, world);
      const gains = features.flatMap((first, i) =>
        features.slice(i + 1).map((second) => {
          const rest = features.filter((feature) => feature !== first && feature !== second);
          return (
            new SetCoverage(catalogue, rest, world).shares.supportedShare -
            set.shares.supportedShare
          );
        }),
      );
      expect(set.costliestPair()?.gainedShare ?? 0).toBeCloseTo(Math.max(...gains), 9);
    }
  });

  it('names the features each blocked release lacks', () => {
    for (const features of sets) {
      const set = new SetCoverage(catalogue, features, world);
      const gaps = set.gaps();
      expect(gaps.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(
        set.shares.partialShare + set.shares.unsupportedShare,
        9,
      );

      for (const { release } of set.blockers()) {
        const holding = gaps.filter(
          ({ from, to }) =>
            from.browser === release.browser &&
            from.index <= release.index &&
            release.index <= to.index,
        );
        const short = features.filter(
          (feature) => !isFull(feature, release.unit) && !isUnknown(feature, release.unit),
        );
        expect(holding.map((gap) => gap.features)).toEqual([short]);
      }
    }
  });

  it('refuses more features than a set may have', () => {
    expect(() => new SetCoverage(catalogue, catalogue.features.slice(0, 51), world)).toThrow(
      'at most 50',
    );
  });
});

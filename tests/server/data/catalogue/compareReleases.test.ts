import type { Audience } from '@/domain/Audience';
import type { Release } from '@/server/data/catalogue/Catalogue';
import { compareReleases } from '@/server/data/catalogue/compareReleases';
import { keyAreas } from '@/server/data/catalogue/keyAreas';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { releaseOrLatest } from '@/server/data/catalogue/releaseOrLatest';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { getFeatureCoverage, getKeyCoverage } from '@/server/model/coverage/coverage';

const catalogue = loadCatalogue();

function aRelease(browser: string, version?: string): Release {
  return releaseOrLatest(catalogue, catalogue.browserBySlug(browser)!, version)!;
}

/**
 * Everybody uses this one release, so that coverage says what it supports: another way to the same
 * answer.
 */
function everybodyOn({ unit }: Release): Audience {
  const weights = new Float64Array(catalogue.releases.length);
  weights[unit] = 1;
  return { ...audienceByKey(catalogue, 'world'), weights };
}

const PAIRS = [
  ['chrome', undefined, 'safari', undefined],
  ['safari', '15.4', 'safari', '27'],
  ['chrome', undefined, 'nodejs', undefined],
  ['ie', undefined, 'edge', '12'],
] as const;

describe('compareReleases', () => {
  it.each(PAIRS)(
    'agrees for %s %s and %s %s with the coverage of audiences on a single release',
    (leftBrowser, leftVersion, rightBrowser, rightVersion) => {
      const [left, right] = [
        aRelease(leftBrowser, leftVersion),
        aRelease(rightBrowser, rightVersion),
      ];
      const [onLeft, onRight] = [everybodyOn(left), everybodyOn(right)];
      const { features, keys } = compareReleases(catalogue, left, right);
      const featuresOfLeft = catalogue.features.filter((feature) => {
        const [has, lacks] = [
          getFeatureCoverage(catalogue, feature, onLeft),
          getFeatureCoverage(catalogue, feature, onRight),
        ];
        return has.supportedShare === 1 && lacks.supportedShare === 0 && lacks.unknownShare === 0;
      });
      const keysOfRight = [...catalogue.dataKeyIndexes].filter((index) => {
        const [lacks, has] = [
          getKeyCoverage(catalogue, catalogue.keyAt(index), onLeft),
          getKeyCoverage(catalogue, catalogue.keyAt(index), onRight),
        ];
        return has.supportedShare === 1 && lacks.supportedShare === 0 && lacks.unknownShare === 0;
      });

      expect([...features.only.LEFT]).toEqual(featuresOfLeft.map(({ index }) => index));
      expect([...keys.only.RIGHT]).toEqual(keysOfRight);
    },
  );

  it.each(PAIRS)(
    'counts every feature and key of %s %s and %s %s once',
    (leftBrowser, leftVersion, rightBrowser, rightVersion) => {
      const { features, keys } = compareReleases(
        catalogue,
        aRelease(leftBrowser, leftVersion),
        aRelease(rightBrowser, rightVersion),
      );
      const sumOf = (counts: typeof features.counts) =>
        Object.values<number>({ ...counts }).reduce((sum, count) => sum + count, 0);

      expect(sumOf(features.counts)).toBe(catalogue.features.length);
      expect(sumOf(keys.counts)).toBe(catalogue.keysWithDataCount);
    },
  );

  it('is symmetric when the sides are swapped', () => {
    const [left, right] = [aRelease('firefox'), aRelease('edge')];
    const [there, back] = [
      compareReleases(catalogue, left, right),
      compareReleases(catalogue, right, left),
    ];

    expect(back.features.only.LEFT).toEqual(there.features.only.RIGHT);
    expect(back.keys.counts).toEqual({
      ...there.keys.counts,
      onlyLeft: there.keys.counts.onlyRight,
      onlyRight: there.keys.counts.onlyLeft,
    });
  });

  it('counts missing data as unknown, not as a difference', () => {
    const { keys } = compareReleases(catalogue, aRelease('chrome'), aRelease('nodejs'));
    const has = catalogue.keyByPath('css.selectors.has')!.index;

    expect(keys.counts.unknown).toBeGreaterThan(15_000);
    expect(keys.only.LEFT).not.toContain(has);
  });

  it('caches the comparison of a pair', () => {
    const [left, right] = [aRelease('chrome'), aRelease('safari')];

    expect(compareReleases(catalogue, left, right)).toBe(compareReleases(catalogue, left, right));
  });
});

describe('releaseOrLatest', () => {
  it("returns the current release without a version, or a discontinued browser's last", () => {
    expect(aRelease('safari')).toBe(catalogue.browserBySlug('safari')!.currentRelease);
    expect(aRelease('ie').version).toBe('11');
    expect(releaseOrLatest(catalogue, catalogue.browserBySlug('safari')!, '15.45')).toBeUndefined();
  });
});

describe('keyAreas', () => {
  it('assigns every key with data to the root of its path', () => {
    const { roots, areaOf } = keyAreas(catalogue);
    const wrong = [...catalogue.dataKeyIndexes].filter(
      (index) => catalogue.keyAt(index).path.split('.')[0] !== roots[areaOf[index]!]!.path,
    );

    expect(roots.length).toBeGreaterThan(8);
    expect(wrong).toEqual([]);
  });
});

import type { Audience } from '@/domain/Audience';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import {
  type Coverage,
  getFeatureCoverage,
  getKeyCoverage,
  supportedShares,
} from '@/server/model/coverage/coverage';
import { ShareTable } from '@/server/model/coverage/ShareTable';
import { coverageByStatement } from './coverageByStatement';

const catalogue = loadCatalogue();
const keys = Array.from({ length: catalogue.keyCount }, (_, index) => catalogue.keyAt(index));
const audienceKeys = [
  'world',
  'world;android=latest',
  'continent:eu',
  'region:DE',
  'region:RU',
  'browserslist:defaults',
  'baseline:widely',
];

describe('coverage', () => {
  it.each(audienceKeys)(
    'splits the whole of %s over every feature and every key',
    (audienceKey) => {
      const audience = audienceByKey(catalogue, audienceKey);
      const coverages = [
        ...catalogue.features.map((feature) => getFeatureCoverage(catalogue, feature, audience)),
        ...keys.map((key) => getKeyCoverage(catalogue, key, audience)),
      ];

      expect(coverages.filter((coverage) => !isWhole(coverage))).toEqual([]);
    },
  );

  it('equals the sum over releases and statements for every key with data', () => {
    const world = audienceByKey(catalogue, 'world');
    const differing = keys.filter((key) => {
      if (!key.hasData) return false;
      const fast = getKeyCoverage(catalogue, key, world);
      const slow = coverageByStatement(catalogue, key, world);
      return names(slow).some((name) => Math.abs(fast[name] - slow[name]) > 1e-9);
    });

    expect(differing.map(({ path }) => path)).toEqual([]);
  });

  it('gives a row the same number by itself as out of a table of all', () => {
    const { weights } = audienceByKey(catalogue, 'region:DE');
    const { featureSupport, browsers, features } = catalogue;
    const single = () => new ShareTable(featureSupport, browsers, weights);
    const table = single();
    table.supportedShares();

    expect(features.map(({ index }) => single().coverageOf(index))).toEqual(
      features.map(({ index }) => table.coverageOf(index)),
    );
  });

  it('is unknown for a key without its own data', () => {
    const branches = keys.filter((key) => !key.hasData);

    expect(branches.length).toBeGreaterThan(0);
    expect(
      branches.filter(
        (key) =>
          Math.abs(
            getKeyCoverage(catalogue, key, audienceByKey(catalogue, 'world')).unknownShare - 1,
          ) > 1e-9,
      ),
    ).toEqual([]);
  });

  it('counts the share without a known release as unknown', () => {
    const flexbox = catalogue.featureBySlug('flexbox')!;
    const russia = audienceByKey(catalogue, 'region:RU');

    expect(getFeatureCoverage(catalogue, flexbox, russia).unknownShare).toBeGreaterThanOrEqual(
      1 - russia.trackedShare - 1e-9,
    );
    expect(
      getFeatureCoverage(catalogue, flexbox, audienceByKey(catalogue, 'region:CX')),
    ).toMatchObject({
      supportedShare: 0,
      unsupportedShare: 0,
      unknownShare: 1,
    });
  });

  it('gives an audience on one release the state of that release', () => {
    const coverageIn = (slug: string, version: string, path: string) =>
      nonZero(
        getKeyCoverage(catalogue, catalogue.keyByPath(path)!, audienceOf([[slug, version, 1]])),
      );

    expect(coverageIn('safari', '15.4', 'css.selectors.has')).toEqual({ supportedShare: 1 });
    expect(coverageIn('safari', '15.3', 'css.selectors.has')).toEqual({ unsupportedShare: 1 });
    expect(coverageIn('safari', '15', 'css.properties.appearance')).toEqual({
      partialShare: 1,
      prefixedShare: 1,
    });
    expect(coverageIn('chrome', '103', 'css.selectors.has')).toEqual({ unsupportedShare: 1 });
  });

  it("moves people's share to supported when they move to a release with the feature", () => {
    const has = catalogue.featureBySlug('has')!;
    const before = getFeatureCoverage(
      catalogue,
      has,
      audienceOf([
        ['firefox', '120', 0.3],
        ['chrome', '120', 0.6],
      ]),
    );
    const after = getFeatureCoverage(
      catalogue,
      has,
      audienceOf([
        ['firefox', '120', 0.1],
        ['firefox', '121', 0.2],
        ['chrome', '120', 0.6],
      ]),
    );

    expect(before).toMatchObject({ supportedShare: 0.6, unsupportedShare: 0.3 });
    expect(after.supportedShare - before.supportedShare).toBeCloseTo(0.2, 12);
    expect(after.unknownShare).toBeCloseTo(0.1, 12);
  });

  it('lists the same supported shares as one by one, summed once per audience', () => {
    const world = audienceByKey(catalogue, 'world');
    const shares = supportedShares(catalogue, world);

    expect(Array.from(shares.features)).toEqual(
      catalogue.features.map(
        (feature) => getFeatureCoverage(catalogue, feature, world).supportedShare,
      ),
    );
    expect(Array.from(shares.keys)).toEqual(
      keys.map((key) => getKeyCoverage(catalogue, key, world).supportedShare),
    );
    expect(supportedShares(catalogue, world).keys).toBe(shares.keys);
  });
});

function isWhole(coverage: Coverage): boolean {
  const { supportedShare, partialShare, unsupportedShare, unknownShare } = coverage;
  const parts =
    coverage.partialImplementationShare + coverage.prefixedShare + coverage.renamedShare;
  return (
    names(coverage).every((name) => coverage[name] >= 0) &&
    Math.abs(supportedShare + partialShare + unsupportedShare + unknownShare - 1) < 1e-9 &&
    Math.abs(parts - partialShare) < 1e-9
  );
}

function names(coverage: Coverage): (keyof Coverage)[] {
  return Object.keys(coverage) as (keyof Coverage)[];
}

function nonZero(coverage: Coverage): Partial<Coverage> {
  return Object.fromEntries(Object.entries(coverage).filter(([, share]) => share !== 0));
}

function audienceOf(
  parts: readonly (readonly [slug: string, version: string, weight: number])[],
): Audience {
  const weights = new Float64Array(catalogue.releases.length);
  for (const [slug, version, weight] of parts) {
    weights[catalogue.releaseByVersion(catalogue.browserBySlug(slug)!, version)!.unit] = weight;
  }
  return { ...audienceByKey(catalogue, 'world'), weights };
}

import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { type Blocker, getFeatureBlockers } from '@/server/model/coverage/blockers';
import { getFeatureCoverage } from '@/server/model/coverage/coverage';
import { releasesToDrop } from '@/server/model/coverage/releasesToDrop';

const catalogue = loadCatalogue();
const audience = audienceByKey(
  catalogue,
  'browserslist:chrome 109, chrome 120, chrome >= 150, safari 15.6, safari >= 26, firefox 115, firefox >= 150, ios_saf 16.6, ios_saf 17.6',
);
const world = audienceByKey(catalogue, 'world');

const subsetsOf = (blockers: readonly Blocker[]): Blocker[][] =>
  blockers.reduce<Blocker[][]>(
    (subsets, blocker) => [...subsets, ...subsets.map((subset) => [...subset, blocker])],
    [[]],
  );
const sum = (blockers: readonly { readonly share: number }[]): number =>
  blockers.reduce((total, { share }) => total + share, 0);

describe('releasesToDrop', () => {
  it('drops as few releases as the best choice found by brute force', () => {
    let tried = 0;
    for (const feature of catalogue.features) {
      const blockers = getFeatureBlockers(catalogue, feature, audience);
      const { supportedShare } = getFeatureCoverage(catalogue, feature, audience);
      if (blockers.length === 0 || blockers.length > 9 || supportedShare === 0) continue;
      for (const line of [70, 90, 95, 99]) {
        const enough = subsetsOf(blockers).filter(
          (subset) => supportedShare / (1 - sum(subset)) >= line / 100 - 1e-9,
        );
        const { releases, isEnough, shareAfter, droppedShare } = releasesToDrop(
          supportedShare,
          blockers,
          line,
        );
        tried += 1;
        expect(isEnough).toBe(enough.length > 0);
        if (!isEnough) continue;
        expect(releases).toHaveLength(Math.min(...enough.map(({ length }) => length)));
        expect(droppedShare).toBeCloseTo(sum(releases), 9);
        expect(shareAfter).toBeCloseTo(supportedShare / (1 - droppedShare), 9);
        expect(shareAfter * 100).toBeGreaterThanOrEqual(line - 1e-6);
      }
    }
    expect(tried).toBeGreaterThan(100);
  });

  it('ends with the smallest release that suffices', () => {
    const feature = catalogue.featureBySlug('has')!;
    const blockers = getFeatureBlockers(catalogue, feature, world);
    const { supportedShare } = getFeatureCoverage(catalogue, feature, world);
    const { releases } = releasesToDrop(supportedShare, blockers, 97);
    const others = releases.slice(0, -1);
    const lighter = blockers.filter(
      ({ release, share }) =>
        share < releases.at(-1)!.share && !others.some((other) => other.release === release),
    );

    expect(releases.length).toBeGreaterThan(0);
    expect(
      lighter.filter(({ share }) => supportedShare / (1 - sum(others) - share) >= 0.97),
    ).toEqual([]);
  });

  it('drops nothing if the line is reached, and says so if nothing helps', () => {
    expect(releasesToDrop(0.96, [], 95)).toEqual({
      releases: [],
      droppedShare: 0,
      shareAfter: 0.96,
      isEnough: true,
    });
    expect(
      releasesToDrop(0, getFeatureBlockers(catalogue, catalogue.featureBySlug('has')!, world), 95),
    ).toMatchObject({ releases: [], isEnough: false });
  });
});

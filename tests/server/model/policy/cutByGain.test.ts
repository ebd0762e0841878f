import type { Audience } from '@/domain/Audience';
import { SupportState } from '@/domain/SupportState';
import type { Feature } from '@/server/data/catalogue/Catalogue';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { stateAt } from '@/server/data/catalogue/stateAt';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { type Cut, getKeptShare, keepAll } from '@/server/model/policy/Cut';
import { cutByAge } from '@/server/model/policy/cutByAge';
import { cutByGain, gainSteps } from '@/server/model/policy/cutByGain';
import { getNeeds } from '@/server/model/policy/Needs';
import { seededRandom } from '../../../support/seededRandom';

const catalogue = loadCatalogue();
const BROWSERS = ['chrome', 'firefox', 'safari'].map((slug) => catalogue.browserBySlug(slug)!);
const RELEASES_EACH = 4;
const LINE = 80;

/** Three browsers with four releases each, at random. */
function smallAudience(seed: number): Audience {
  const random = seededRandom(seed);
  const weights = new Float64Array(catalogue.releases.length);
  for (const { releases } of BROWSERS) {
    for (let count = 0; count < RELEASES_EACH; count++)
      weights[releases[Math.floor(random() * releases.length)]!.unit] = 0.1 + random();
  }
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const world = audienceByKey(catalogue, 'world');
  return { ...world, weights: weights.map((weight) => weight / sum), trackedShare: 1 };
}

/** Every way to cut the three browsers at a release in use, or to give them up. */
function allCuts({ weights }: Audience): readonly Cut[] {
  return BROWSERS.reduce<readonly number[][]>(
    (cuts, { index, releases }) => {
      const places = releases.filter(({ unit }) => weights[unit]! > 0).map((row) => row.index);
      return cuts.flatMap((cut) =>
        [...places, releases.length].map((place) =>
          cut.map((from, browser) => (browser === index ? place : from)),
        ),
      );
    },
    [keepAll(catalogue)],
  );
}

/** Release by release, from the matrix. */
function worksEverywhere(feature: Feature, cut: Cut, { weights }: Audience): boolean {
  return BROWSERS.every(({ index, releases }) =>
    releases
      .slice(cut[index])
      .filter(({ unit }) => weights[unit]! > 0)
      .every(
        (release) =>
          stateAt(catalogue, catalogue.featureSupport, feature.index, release) ===
          SupportState.FULL,
      ),
  );
}

const gainOf = (cut: Cut, audience: Audience): number =>
  catalogue.features.filter((feature) => worksEverywhere(feature, cut, audience)).length;

describe('cutByGain', () => {
  it('knows which features work in all that is kept, release by release', () => {
    const audience = smallAudience(1);
    const needs = getNeeds(catalogue, audience);

    const cuts = allCuts(audience);
    expect(cuts.length).toBe((RELEASES_EACH + 1) ** BROWSERS.length);
    expect(cuts.map((cut) => needs.featuresAt(cut).length)).toEqual(
      cuts.map((cut) => gainOf(cut, audience)),
    );
  });

  it('keeps the line, gains what it says, and is near the best of all cuts that do', () => {
    const shares = [1, 2, 3, 4, 5].map((seed) => {
      const audience = smallAudience(seed);
      const cut = cutByGain(catalogue, audience, LINE);
      const base = gainOf(keepAll(catalogue), audience);
      const gained = gainOf(cut, audience) - base;
      const steps = gainSteps(catalogue, audience, LINE);

      expect(getKeptShare(catalogue, cut, audience)).toBeGreaterThanOrEqual(LINE / 100 - 1e-8);
      expect(steps.reduce((sum, step) => sum + step.gainedCount, 0)).toBe(gained);

      const best = Math.max(
        ...allCuts(audience)
          .filter((other) => getKeptShare(catalogue, other, audience) >= LINE / 100 - 1e-9)
          .map((other) => gainOf(other, audience) - base),
      );
      expect(gained).toBeLessThanOrEqual(best);
      return best === 0 ? 1 : gained / best;
    });

    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.9);
  });

  it('begins with the cut of one feature’s needs that gains most for the people lost', () => {
    const audience = smallAudience(3);
    const [first] = gainSteps(catalogue, audience, LINE);
    const base = gainOf(keepAll(catalogue), audience);
    const needs = getNeeds(catalogue, audience);
    const rates = catalogue.features.flatMap((feature) => {
      const cut = [...needs.of(feature)];
      const lost = 1 - getKeptShare(catalogue, cut, audience);
      if (lost > 1 - LINE / 100 + 1e-9 || needs.isMet(feature, keepAll(catalogue))) return [];
      return [(gainOf(cut, audience) - base) / lost];
    });

    expect(first!.gainedCount / first!.lostShare).toBeCloseTo(Math.max(...rates), 6);
  });

  it('gains more features than dropping the oldest, for the same line', () => {
    const world = audienceByKey(catalogue, 'world');
    const count = (cut: Cut) => getNeeds(catalogue, world).featuresAt(cut).length;

    expect(count(cutByGain(catalogue, world, 95))).toBeGreaterThan(
      count(cutByAge(catalogue, world, 95)),
    );
  });

  it('gives nobody up where that gains no feature', () => {
    const world = audienceByKey(catalogue, 'world');

    expect(cutByGain(catalogue, world, 100)).toEqual(keepAll(catalogue));
  });
});

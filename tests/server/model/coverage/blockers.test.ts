import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import {
  type Blocker,
  getFeatureBlockers,
  getFeatureShortBrowsers,
  getKeyBlockers,
  getKeyShortBrowsers,
} from '@/server/model/coverage/blockers';
import { getFeatureCoverage, getKeyCoverage } from '@/server/model/coverage/coverage';

const catalogue = loadCatalogue();
const keys = Array.from({ length: catalogue.keyCount }, (_, index) => catalogue.keyAt(index));
const audiences = ['world', 'region:DE'].map((key) => audienceByKey(catalogue, key));

describe('blockers', () => {
  it('sum to the partial and unsupported shares, for every feature', () => {
    for (const audience of audiences) {
      const differing = catalogue.features.filter((feature) => {
        const { partialShare, unsupportedShare } = getFeatureCoverage(catalogue, feature, audience);
        const blockers = getFeatureBlockers(catalogue, feature, audience);
        return (
          Math.abs(sum(blockers.filter((blocker) => blocker.class === 'PARTIAL')) - partialShare) >
            1e-9 ||
          Math.abs(sum(blockers.filter((blocker) => blocker.class === 'NO')) - unsupportedShare) >
            1e-9 ||
          Math.abs(
            sum(getFeatureShortBrowsers(catalogue, feature, audience)) -
              partialShare -
              unsupportedShare,
          ) > 1e-9
        );
      });

      expect(differing).toEqual([]);
    }
  });

  it('sum to the partial and unsupported shares, for every tenth key', () => {
    const [world] = audiences;
    const differing = keys.filter((key) => {
      if (key.index % 10 !== 0) return false;
      const { partialShare, unsupportedShare } = getKeyCoverage(catalogue, key, world!);
      return (
        Math.abs(sum(getKeyBlockers(catalogue, key, world!)) - partialShare - unsupportedShare) >
          1e-9 ||
        Math.abs(
          sum(getKeyShortBrowsers(catalogue, key, world!)) - partialShare - unsupportedShare,
        ) > 1e-9
      );
    });

    expect(differing).toEqual([]);
  });

  it('are sorted by share, then browser, then newest first', () => {
    for (const feature of catalogue.features) {
      const blockers = getFeatureBlockers(catalogue, feature, audiences[0]!);

      expect(
        blockers.slice(1).every((blocker, position) => isInOrder(blockers[position]!, blocker)),
      ).toBe(true);
    }
  });

  it('state why a release is left out', () => {
    const reasonOf = (path: string, slug: string, version: string) =>
      getKeyBlockers(catalogue, catalogue.keyByPath(path)!, uniform).find(
        ({ release }) => release.browser.slug === slug && release.version === version,
      )?.reason;

    expect(reasonOf('css.properties.appearance', 'safari', '15')).toBe('PREFIXED');
    expect(reasonOf('css.selectors.has', 'safari', '15')).toBe('NOT_SUPPORTED');
    expect(reasonOf('css.selectors.has', 'firefox', '121')).toBeUndefined();
    expect(reasonOf('css.properties.height.fit-content_function', 'firefox', '120')).toBe(
      'BEHIND_FLAG',
    );
    expect(reasonOf('api.SharedWorker', 'safari', '7')).toBe('REMOVED');
    expect(reasonOf('html.elements.marquee', 'firefox', '64')).toBe('PARTIAL_IMPLEMENTATION');
  });

  it('omit releases outside the audience', () => {
    const feature = catalogue.featureBySlug('has')!;
    const { weights } = audiences[0]!;

    expect(
      getFeatureBlockers(catalogue, feature, audiences[0]!).every(
        ({ release, share }) => share > 0 && weights[release.unit] === share,
      ),
    ).toBe(true);
  });

  it('list the browsers that leave out the most people first', () => {
    const shorts = getFeatureShortBrowsers(
      catalogue,
      catalogue.featureBySlug('temporal')!,
      audiences[0]!,
    );

    expect(shorts[0]!.browser.slug).toBe('safari_ios');
    expect(shorts.map(({ share }) => share)).toEqual(
      shorts.map(({ share }) => share).sort((a, b) => b - a),
    );
  });
});

const uniform = {
  ...audiences[0]!,
  weights: new Float64Array(catalogue.releases.length).fill(1 / catalogue.releases.length),
};

function sum(parts: readonly { readonly share: number }[]): number {
  return parts.reduce((total, { share }) => total + share, 0);
}

function isInOrder(first: Blocker, second: Blocker): boolean {
  if (first.share !== second.share) return first.share > second.share;
  if (first.release.browser !== second.release.browser)
    return first.release.browser.index < second.release.browser.index;
  return first.release.index > second.release.index;
}

import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import {
  type BlockerRange,
  getFeatureBlockerRanges,
  getKeyBlockerRanges,
} from '@/server/model/coverage/blockerRanges';
import { getFeatureBlockers, getKeyBlockers } from '@/server/model/coverage/blockers';

const catalogue = loadCatalogue();
const world = audienceByKey(catalogue, 'world');

describe('blockerRanges', () => {
  it('sum to the same share as the single releases, for every feature', () => {
    const differing = catalogue.features.filter(
      (feature) =>
        Math.abs(
          sum(getFeatureBlockerRanges(catalogue, feature, world)) -
            sum(getFeatureBlockers(catalogue, feature, world)),
        ) > 1e-9,
    );

    expect(differing).toEqual([]);
  });

  it('put every blocked release into one range of its browser and reason', () => {
    const key = catalogue.keyByPath('css.selectors.has')!;
    const ranges = getKeyBlockerRanges(catalogue, key, world);

    for (const { release, reason } of getKeyBlockers(catalogue, key, world)) {
      const holding = ranges.filter(
        ({ from, to }) =>
          from.browser === release.browser &&
          from.index <= release.index &&
          release.index <= to.index,
      );
      expect(holding.map((range) => range.reason)).toEqual([reason]);
    }
  });

  it('split where the reason changes: WebGPU is partial in Chrome before it is full', () => {
    const chrome = getFeatureBlockerRanges(
      catalogue,
      catalogue.featureBySlug('webgpu')!,
      world,
    ).filter(({ to }) => to.browser.slug === 'chrome');

    expect(chrome.map(({ reason, to }) => [reason, Number(to.version)])).toEqual([
      ['PARTIAL_IMPLEMENTATION', 143],
      ['NOT_SUPPORTED', 112],
    ]);
  });

  it('are sorted by share', () => {
    const shares = getFeatureBlockerRanges(
      catalogue,
      catalogue.featureBySlug('webgpu')!,
      world,
    ).map(({ share }) => share);

    expect(shares).toEqual([...shares].sort((a, b) => b - a));
  });
});

function sum(parts: readonly Pick<BlockerRange, 'share'>[]): number {
  return parts.reduce((total, { share }) => total + share, 0);
}

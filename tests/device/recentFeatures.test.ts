/** @jest-environment jsdom */
import { forgetFeatures, recentFeatures, rememberFeature } from '@/device/recentFeatures';

describe('recentFeatures', () => {
  afterEach(() => localStorage.clear());

  it('returns the last six features, last first, without duplicates', () => {
    for (const slug of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c'])
      rememberFeature({ slug, name: slug });

    expect(recentFeatures().map(({ slug }) => slug)).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
  });

  it('leaves nothing behind when cleared', () => {
    rememberFeature({ slug: 'has', name: ':has()' });
    forgetFeatures();

    expect(recentFeatures()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('ignores what is no feature', () => {
    localStorage.setItem(
      'plimsoll:recent-features',
      '[null, 1, {"slug": "../x", "name": "x"}, {"slug": "has"}, {"slug": "is", "name": ":is()"}]',
    );

    expect(recentFeatures()).toEqual([{ slug: 'is', name: ':is()' }]);
  });
});

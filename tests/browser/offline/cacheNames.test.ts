import {
  filterCaches,
  foreignCaches,
  FREE_OF_PAGES,
  getCacheName,
} from '@/browser/offline/cacheNames';

describe('cacheNames', () => {
  const names = [
    'plimsoll-shell-old',
    'plimsoll-assets-old',
    'plimsoll-pages-old',
    'plimsoll-shell-new',
    'plimsoll-pages-new',
    'another-cache-old',
  ];

  it('gives every build its own caches', () => {
    expect(getCacheName('pages', 'old')).not.toBe(getCacheName('pages', 'new'));
  });

  it('deletes the caches of other builds, but pages only once they are refetched', () => {
    expect(foreignCaches(names, FREE_OF_PAGES, 'new')).toEqual([
      'plimsoll-shell-old',
      'plimsoll-assets-old',
    ]);
    expect(foreignCaches(names, ['pages'], 'new')).toEqual(['plimsoll-pages-old']);
  });

  it('finds the caches of a kind from any build', () => {
    expect(filterCaches(names, ['pages', 'names'])).toEqual([
      'plimsoll-pages-old',
      'plimsoll-pages-new',
    ]);
  });
});

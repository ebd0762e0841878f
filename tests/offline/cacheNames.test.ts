import { cacheNameOf, cachesOf, foreignCaches, FREE_OF_PAGES } from '@/offline/cacheNames';

describe('cacheNames', () => {
  const names = [
    'plimsoll-shell-old',
    'plimsoll-assets-old',
    'plimsoll-pages-old',
    'plimsoll-shell-new',
    'plimsoll-pages-new',
    'another-cache-old',
  ];

  it('gives every build caches of its own', () => {
    expect(cacheNameOf('pages', 'old')).not.toBe(cacheNameOf('pages', 'new'));
  });

  it('lets the caches of other builds go, but first the pages only once they are read anew', () => {
    expect(foreignCaches(names, FREE_OF_PAGES, 'new')).toEqual([
      'plimsoll-shell-old',
      'plimsoll-assets-old',
    ]);
    expect(foreignCaches(names, ['pages'], 'new')).toEqual(['plimsoll-pages-old']);
  });

  it('finds the caches of a kind, whichever build they are of', () => {
    expect(cachesOf(names, ['pages', 'names'])).toEqual([
      'plimsoll-pages-old',
      'plimsoll-pages-new',
    ]);
  });
});

/** @jest-environment jsdom */
import { forgetSearches, recentSearches, rememberSearch } from '@/browser/device/recentSearches';

describe('recentSearches', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it('returns the last six searches, newest first, without duplicates', () => {
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'grid', ' Grid ', '']) rememberSearch(text);

    expect(recentSearches()).toEqual(['Grid', 'f', 'e', 'd', 'c', 'b']);
  });

  it('leaves nothing behind when cleared', () => {
    rememberSearch('has');
    forgetSearches();

    expect(recentSearches()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('ignores a stored value of another shape', () => {
    localStorage.setItem('plimsoll:recent-searches', '{"not": "a list"}');
    expect(recentSearches()).toEqual([]);
    localStorage.setItem('plimsoll:recent-searches', 'neither JSON');
    expect(recentSearches()).toEqual([]);
  });

  it('works without storage', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });

    expect(() => rememberSearch('has')).not.toThrow();
    expect(recentSearches()).toEqual([]);
  });
});

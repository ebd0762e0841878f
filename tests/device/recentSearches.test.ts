/** @jest-environment jsdom */
import { forgetSearches, recentSearches, rememberSearch } from '@/device/recentSearches';

describe('recentSearches', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it('gives the last six searches, the last first and each once', () => {
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'grid', ' Grid ', '']) rememberSearch(text);

    expect(recentSearches()).toEqual(['Grid', 'f', 'e', 'd', 'c', 'b']);
  });

  it('leaves nothing behind once forgotten', () => {
    rememberSearch('has');
    forgetSearches();

    expect(recentSearches()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('takes nothing from a store that holds something else', () => {
    localStorage.setItem('plimsoll:recent-searches', '{"not": "a list"}');
    expect(recentSearches()).toEqual([]);
    localStorage.setItem('plimsoll:recent-searches', 'neither JSON');
    expect(recentSearches()).toEqual([]);
  });

  it('does without a store that is full or forbidden', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });

    expect(() => rememberSearch('has')).not.toThrow();
    expect(recentSearches()).toEqual([]);
  });
});

import {
  nextSort,
  SORT_NAMES,
  sortDirection,
  toFeatureSort,
  toSortName,
} from '@/domain/routes/featureLists';

describe('featureSort', () => {
  it('sorts by a column, and reverses on the second click', () => {
    expect(nextSort('name-asc', 'chrome')).toBe('chrome-asc');
    expect(nextSort('chrome-asc', 'chrome')).toBe('chrome-desc');
    expect(nextSort('chrome-desc', 'chrome')).toBe('chrome-asc');
  });

  it('starts with the highest coverage and the newest feature', () => {
    expect(nextSort('name-asc', 'coverage')).toBe('coverage-desc');
    expect(nextSort('coverage-desc', 'newly-on')).toBe('newly-on-desc');
  });

  it('gives the direction of the sorted column only', () => {
    expect(sortDirection('chrome-android-desc', 'chrome-android')).toBe('descending');
    expect(sortDirection('chrome-android-desc', 'chrome')).toBeUndefined();
  });

  it('round-trips every sort of the schema through a URL', () => {
    expect(SORT_NAMES.map((sort) => toSortName(toFeatureSort(sort)))).toEqual(SORT_NAMES);
    expect(toFeatureSort('chrome-android-desc')).toBe('CHROME_ANDROID_DESC');
  });
});

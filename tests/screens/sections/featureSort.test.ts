import { directionOf, nextSort } from '@/screens/sections/featureSort';

describe('featureSort', () => {
  it('sorts by a column, and the other way round at the second click', () => {
    expect(nextSort('NAME_ASC', 'CHROME')).toBe('CHROME_ASC');
    expect(nextSort('CHROME_ASC', 'CHROME')).toBe('CHROME_DESC');
    expect(nextSort('CHROME_DESC', 'CHROME')).toBe('CHROME_ASC');
  });

  it('begins with the greatest coverage and the newest feature', () => {
    expect(nextSort('NAME_ASC', 'COVERAGE')).toBe('COVERAGE_DESC');
    expect(nextSort('COVERAGE_DESC', 'NEWLY_ON')).toBe('NEWLY_ON_DESC');
  });

  it('names the direction of the sorted column alone', () => {
    expect(directionOf('CHROME_ANDROID_DESC', 'CHROME_ANDROID')).toBe('descending');
    expect(directionOf('CHROME_ANDROID_DESC', 'CHROME')).toBeUndefined();
  });
});

import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { checkSubject, findSubjectKey } from '@/server/teams/workspaces/Subject';

const catalogue = loadCatalogue();

describe('a subject of decisions', () => {
  it.each([
    ['has', 'feature:has'],
    ['HAS', 'feature:has'],
    [':has()', 'feature:has'],
    [' :HAS() ', 'feature:has'],
  ])('is a feature by its id in any case, or by its name: %s', (feature, key) => {
    expect(checkSubject(catalogue, { feature })).toBe(key);
  });

  it('is a set by names, too, and each of the set once', () => {
    expect(checkSubject(catalogue, { features: ['Subgrid', ':has()'] })).toBe('set:has,subgrid');
    expect(checkSubject(catalogue, { features: ['HAS', ':has()'] })).toBe('feature:has');
  });

  it('is a feature whose name has a dot, and a key where there is one', () => {
    expect(checkSubject(catalogue, { compatKey: 'Promise.try()' })).toBe('feature:promise-try');
    expect(checkSubject(catalogue, { compatKey: 'css.properties.gap' })).toBe(
      'key:css.properties.gap',
    );
  });

  it('must match exactly, not only roughly', () => {
    expect(findSubjectKey(catalogue, { feature: 'subgird' })).toBeUndefined();
  });

  it('has a name of its own', () => {
    const names = catalogue.features.map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });
});

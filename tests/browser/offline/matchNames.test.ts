import { matchNames } from '@/browser/offline/matchNames';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';

const catalogue = loadCatalogue();
const names = {
  features: catalogue.features.map(({ slug, name }) => ({ slug, name })),
  paths: Array.from(catalogue.dataKeyIndexes, (index) => catalogue.keyAt(index).path),
};

describe('matchNames', () => {
  it('ranks an exact name first, however it is written', () => {
    expect(matchNames(names, ' Subgrid ').features[0]?.slug).toBe('subgrid');
    expect(matchNames(names, ':HAS(').features[0]?.slug).toBe('has');
  });

  it('finds keys by any part of their path, exact names first', () => {
    const { paths } = matchNames(names, 'has');

    expect(paths[0]).toMatch(/\.has$/);
    expect(matchNames(names, 'css selectors has').paths).toContain('css.selectors.has');
  });

  it.each([
    [':has()', 'feature:has'],
    ['has()', 'key:css.selectors.has'],
    ['Array.at()', 'key:javascript.builtins.Array.at'],
    ['display: grid', 'key:css.properties.display.grid'],
    ['"subgrid"', 'feature:subgrid'],
    ['@scope (', 'feature:scope'],
    ['(prefers-color-scheme)', 'feature:prefers-color-scheme'],
    ['css:subgrid', 'key:css.properties.grid-template-columns.subgrid'],
  ])('takes the signs of “%s” for no part of a name', (text, wanted) => {
    const { features, paths } = matchNames(names, text);
    const found = [
      ...features.map(({ slug }) => `feature:${slug}`),
      ...paths.map((path) => `key:${path}`),
    ];

    expect(found).toContain(wanted);
  });

  it('ranks exact punctuation first, then the same name without it', () => {
    const { features, paths } = matchNames(names, ':has()');

    expect(features[0]?.slug).toBe('has');
    expect(paths).toContain('css.selectors.has');
    expect(paths.every((path) => path.endsWith('.has'))).toBe(true);
  });

  it('searches for punctuation as is', () => {
    expect(matchNames(names, '()').features.map(({ name }) => name)).toContain(':has()');
    expect(matchNames(names, '??=').features).toEqual([]);
  });

  it('finds nothing for an empty text, and few for one letter', () => {
    expect(matchNames(names, ' ')).toEqual({ features: [], paths: [] });
    expect(matchNames(names, 'e').paths).toHaveLength(20);
  });

  // It would take hours if each were looked for.
  it('looks for a word once, however often it is typed', () => {
    expect(matchNames(names, 'subgrid '.repeat(1_000_000)).features[0]?.slug).toBe('subgrid');
  });
});

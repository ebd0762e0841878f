import { matchNames } from '@/offline/matchNames';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';

const catalogue = loadCatalogue();
const names = {
  features: catalogue.features.map(({ slug, name }) => ({ slug, name })),
  paths: Array.from(catalogue.dataKeyIndexes, (index) => catalogue.keyAt(index).path),
};

describe('matchNames', () => {
  it('puts the name itself first, however it is written', () => {
    expect(matchNames(names, ' Subgrid ').features[0]?.slug).toBe('subgrid');
    expect(matchNames(names, ':HAS(').features[0]?.slug).toBe('has');
  });

  it('finds keys by any part of their path, those named so first', () => {
    const { paths } = matchNames(names, 'has');

    expect(paths[0]).toMatch(/\.has$/);
    expect(matchNames(names, 'css selectors has').paths).toContain('css.selectors.has');
  });

  it('finds nothing for nothing, and few for a letter', () => {
    expect(matchNames(names, ' ')).toEqual({ features: [], paths: [] });
    expect(matchNames(names, 'e').paths).toHaveLength(20);
  });
});

import { readNames, writeNames } from '@/domain/catalogueNames';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';

const catalogue = loadCatalogue();
const names = {
  features: catalogue.features.map(({ slug, name }) => ({ slug, name })),
  paths: Array.from(catalogue.dataKeyIndexes, (index) => catalogue.keyAt(index).path),
};

describe('catalogueNames', () => {
  it('round-trips every name of the catalogue', () => {
    expect(names.paths.length).toBeGreaterThan(10_000);
    expect(readNames(writeNames(names))).toEqual(names);
  });

  it('separates a name that starts with a digit from the count before it', () => {
    const paths = ['api.A.1st', 'api.A.2d', 'api.A.2d.3d'];

    expect(readNames(writeNames({ features: [], paths })).paths).toEqual(paths);
  });

  it('skips lines it can’t read', () => {
    expect(readNames('')).toEqual({ features: [], paths: [] });
    expect(readNames('has :has()\n\nnonsense\n0css')).toEqual({
      features: [{ slug: 'has', name: ':has()' }],
      paths: ['css'],
    });
  });
});

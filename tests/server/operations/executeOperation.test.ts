import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { createContext } from '@/server/features/RequestContext';
import { executePersisted } from '@/server/operations/executeOperation';

const catalogue = loadCatalogue();

jest.mock('@/__generated__/persisted-queries.json', () => ({
  kept: 'query KeptQuery($slug: String!) { feature(slug: $slug) { __typename ... on Feature { id slug } } }',
}));

describe('executeOperation', () => {
  it('answers an operation of the app by its id, at once and without a promise', () => {
    const result = executePersisted('kept', { slug: 'has' }, createContext(catalogue));

    expect(result).toEqual({
      data: { feature: { __typename: 'Feature', id: 'feature:has', slug: 'has' } },
    });
  });

  it('says with a code that it keeps no operation under an id', () => {
    const { data, errors } = executePersisted('lost', {}, createContext(catalogue));

    expect(data).toBeUndefined();
    expect(errors![0]!.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it('reports variables that do not fit instead of throwing', () => {
    expect(executePersisted('kept', {}, createContext(catalogue)).errors![0]!.message).toContain(
      '$slug',
    );
  });
});

import { executePersisted } from '@/server/api/operations/executeOperation';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createContext } from '@/server/model/features/RequestContext';

const catalogue = loadCatalogue();

jest.mock('@/__generated__/persisted-queries.json', () => ({
  kept: 'query KeptQuery($slug: String!) { feature(slug: $slug) { __typename ... on Feature { id slug } } }',
}));

describe('executeOperation', () => {
  it('answers a persisted operation by its id, synchronously', () => {
    const result = executePersisted('kept', { slug: 'has' }, createContext(catalogue));

    expect(result).toEqual({
      data: { feature: { __typename: 'Feature', id: 'feature:has', slug: 'has' } },
    });
  });

  it('reports an unknown id with a code', () => {
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

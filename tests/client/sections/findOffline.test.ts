import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { findOffline } from '@/client/sections/findOffline';
import { writeNames } from '@/domain/catalogueNames';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';

/** A tab whose screens have shown these. */
function tabWith(names: Readonly<Record<string, string>>): Environment {
  const records = Object.entries(names).map(
    ([id, name]) => [id, { __id: id, __typename: 'Thing', id, name }] as const,
  );
  return new Environment({
    network: Network.create(() => Promise.reject(new Error('No network.'))),
    store: new Store(new RecordSource(Object.fromEntries(records))),
  });
}

const LOADED = tabWith({
  'feature:subgrid': 'Subgrid',
  'key:css.properties.grid': 'grid',
  'browser:safari': 'Safari',
});

const answering = (answer: () => Promise<Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);

describe('findAtHand', () => {
  afterEach(() => jest.restoreAllMocks());

  it('searches what the tab has loaded if nothing can be fetched', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')));

    expect(await findOffline('grid', LOADED)).toEqual([
      {
        objectID: 'feature:subgrid',
        kind: 'feature',
        slug: 'subgrid',
        name: 'Subgrid',
        url: '/features/subgrid',
      },
      {
        objectID: 'key:css.properties.grid',
        kind: 'key',
        path: 'css.properties.grid',
        name: 'css.properties.grid',
        url: '/compat/css/properties/grid',
      },
    ]);
  });

  it('searches the whole catalogue once its names are available, and fetches them once', async () => {
    const { features } = loadCatalogue();
    const asked = answering(() =>
      Promise.resolve(new Response(writeNames({ features, paths: ['css.selectors.has'] }))),
    );

    expect((await findOffline('has', tabWith({}))).map(({ url }) => url)).toEqual(
      expect.arrayContaining(['/features/has', '/compat/css/selectors/has']),
    );
    await findOffline('subgrid', tabWith({}));
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

import { writeNames } from '@/domain/catalogueNames';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { findAtHand } from '@/screens/sections/findAtHand';

const LOADED = [
  { id: 'feature:subgrid', name: 'Subgrid' },
  { id: 'key:css.properties.grid', name: 'grid' },
  { id: 'browser:safari', name: 'Safari' },
];

const answering = (answer: () => Promise<Response>) => jest.spyOn(globalThis, 'fetch').mockImplementation(answer);

describe('findAtHand', () => {
  afterEach(() => jest.restoreAllMocks());

  it('finds what the tab has loaded where nothing can be fetched', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')));

    expect(await findAtHand('grid', LOADED)).toEqual([
      { objectID: 'feature:subgrid', kind: 'feature', slug: 'subgrid', name: 'Subgrid', url: '/features/subgrid' },
      { objectID: 'key:css.properties.grid', kind: 'key', path: 'css.properties.grid', name: 'css.properties.grid', url: '/compat/css/properties/grid' },
    ]);
  });

  it('finds everything in the catalogue once its names can be had, and asks for them once', async () => {
    const { features } = loadCatalogue();
    const asked = answering(() => Promise.resolve(new Response(writeNames({ features, paths: ['css.selectors.has'] }))));

    expect((await findAtHand('has', [])).map(({ url }) => url)).toEqual(expect.arrayContaining(['/features/has', '/compat/css/selectors/has']));
    await findAtHand('subgrid', []);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

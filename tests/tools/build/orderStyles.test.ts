import { type Importing, orderStyles } from '@/tools/build/orderStyles';

const aModule = (imports: readonly object[] = [], later: readonly object[] = []): Importing => ({
  dependencies: imports,
  blocks: later.length > 0 ? [{ dependencies: later, blocks: [] }] : [],
});

describe('orderStyles', () => {
  const shared = aModule();
  const own = aModule();
  const global = aModule();
  const lazy = aModule([shared]);
  const pages = {
    'pages/a': aModule([own], [lazy]),
    'pages/b': aModule([shared]),
    'pages/_app': aModule([global]),
  };
  const graph = (names: readonly (keyof typeof pages)[]) => ({
    entries: new Map(names.map((name) => [name, { dependencies: [pages[name]] }])),
    // Here a dependency is its module.
    moduleGraph: { getModule: (dependency: object) => dependency as Importing },
  });

  it('begins with the app, and follows the imports, whatever the order of the pages', () => {
    for (const names of [
      ['pages/a', 'pages/b', 'pages/_app'],
      ['pages/b', 'pages/_app', 'pages/a'],
    ] as const)
      expect(orderStyles(graph(names), [shared, global, own])).toEqual([global, own, shared]);
  });
});

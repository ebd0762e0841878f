// Anonymous requests of every kind that may be dear: what the search of the bench `dearest` mixes and
// widens. Each takes a number, so that no answer is remembered from the one before.
import { compatHref } from '@/domain/routes/subjects';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { GRAPHQL_PIECES } from './graphqlPieces';

export interface DearRequest {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Names from the catalogue, and data versions that the server keeps besides the one it serves. */
export interface DearWorld {
  readonly slugs: readonly string[];
  readonly keys: readonly string[];
  readonly browsers: readonly string[];
  readonly versions: readonly string[];
}

/** The names of a catalogue, of which a hundredth of the keys do. */
export function worldOf(catalogue: Catalogue, versions: readonly string[]): DearWorld {
  const { features, browsers, dataKeyIndexes } = catalogue;
  const some = dataKeyIndexes.filter((_, index) => index % 97 === 0);
  return {
    slugs: features.map(({ slug }) => slug),
    keys: Array.from(some, (index) => catalogue.keyAt(index).path),
    browsers: browsers.map(({ slug }) => slug),
    versions,
  };
}

export type DearShape = (n: number) => DearRequest;

const audience = (n: number): string =>
  `browserslist:> 0.${10 + (n % 89)}%, last ${2 + (n % 40)} chrome versions`;
const longAudience = (n: number): string =>
  `browserslist:${Array.from({ length: 20 }, (_, at) => `last ${1 + ((n + at) % 40)} versions`).join(', ')}`;
const platforms = (n: number): string =>
  `platforms:ios=${20 + (n % 30)},android=${10 + (n % 20)},desktop=${70 - (n % 30) - (n % 20)}`;
const at = <Item>(items: readonly Item[], n: number): Item => items[n % items.length]!;
const some = <Item>(items: readonly Item[], n: number, count: number): readonly Item[] =>
  Array.from({ length: count }, (_, index) => at(items, n * 7 + index * 13));
const to = (path: string, search: Readonly<Record<string, string>>): DearRequest => ({
  path: `${path}?${new URLSearchParams(search).toString()}`,
});
const day = (n: number): string => `202${n % 5}-0${1 + (n % 9)}-1${n % 9}`;

const HTML = { Accept: 'text/html' };
const page = (path: string, search: Readonly<Record<string, string>>): DearRequest => ({
  ...to(path, search),
  headers: HTML,
});

export function dearShapes(world: DearWorld): Readonly<Record<string, DearShape>> {
  return {
    ...dearAnswers(world),
    ...pageShapes(world),
    ...asOfShapes(world),
    ...mcpShapes(world),
    ...graphqlShapes(),
  };
}

/** Those that need no server: they depend only on their address and the data. */
export function dearAnswers(world: DearWorld): Readonly<Record<string, DearShape>> {
  return { ...feedShapes(), ...answerShapes(world) };
}

function feedShapes(): Record<string, DearShape> {
  return {
    'feed of changes': (n) => to('/feeds/changes', { audience: audience(n) }),
    'feed of changes, platforms': (n) => to('/feeds/changes', { audience: platforms(n) }),
    'feed of everything': (n) => to('/feeds/query', { q: `-zz${n}`, audience: longAudience(n) }),
    'feed of a long query': (n) =>
      to('/feeds/query', { q: `${'coverage:>1 OR '.repeat(30)}b${n}`, audience: audience(n) }),
    'newest feed': (n) =>
      to('/feeds/widely', { audience: longAudience(n), line: `${1 + (n % 90)}` }),
  };
}

function answerShapes({ slugs, keys, versions }: DearWorld): Record<string, DearShape> {
  const adopt = (n: number) => some(slugs, n, 200).join(',');
  return {
    'changes.json': (n) =>
      to('/changes.json', {
        from: '2019-12-03',
        to: `2026-0${1 + (n % 9)}-0${1 + (n % 8)}`,
        audience: audience(n),
      }),
    'changes.json of versions': (n) =>
      to('/changes.json', {
        from: at(versions, n),
        to: at(versions, n + 1),
        audience: audience(n),
      }),
    'preview of a feature': (n) =>
      to(`/preview/features/${at(slugs, n)}.png`, {
        audience: audience(n),
        line: `${1 + (n % 90)}`,
      }),
    'preview of a long name': (n) => to(`/preview/compat/${`x${n}`.repeat(900)}.png`, {}),
    'preview of a key': (n) => to(`/preview/compat/${at(keys, n)}.png`, { audience: audience(n) }),
    'features.csv': (n) => to('/api/features.csv', { audience: audience(n) }),
    'features.json': (n) => to('/api/features.json', { audience: audience(n), query: `-zz${n}` }),
    'policy.json': (n) =>
      to('/policy.json', { audience: audience(n), adopt: adopt(n), rule: 'widely' }),
    'policy for ESLint': (n) =>
      to('/policy/eslint.json', { audience: audience(n), adopt: adopt(n) }),
    'export for ESLint': (n) => to('/exports/eslint.json', { q: `-zz${n}`, available: 'newly' }),
    'export for Stylelint': (n) =>
      to('/exports/stylelint.json', { q: `-zz${n}`, available: '2016' }),
    'export for Browserslist': (n) => to('/exports/browserslistrc', { q: `-zz${n}` }),
    card: (n) => to(`/embed/features/${at(slugs, n)}`, { audience: audience(n) }),
    'feature.json': (n) => to(`/features/${at(slugs, n)}.json`, { audience: longAudience(n) }),
    'key.json': (n) => to(`/compat/${at(keys, n)}.json`, { audience: longAudience(n) }),
    'feature.md': (n) => to(`/features/${at(slugs, n)}.md`, { audience: audience(n) }),
    'line.ics': (n) => to(`/features/${at(slugs, n)}/line.ics`, { audience: audience(n) }),
    'calendar.ics': (n) => to('/browsers/calendar.ics', { audience: audience(n) }),
    'badge of a policy': (n) => to('/badge/policy.svg', { audience: audience(n), adopt: adopt(n) }),
    'audience file': (n) => to('/exports/audience.csv', { audience: audience(n) }),
    'site map of keys': () => ({ path: '/sitemaps/compat.xml' }),
    'everything that changed': () => ({ path: '/changes.json?from=2019-12-03&to=2026-07-30' }),
  };
}

function pageShapes({ slugs, keys, browsers, versions }: DearWorld): Record<string, DearShape> {
  const adopt = (n: number) => some(slugs, n, 200).join(',');
  return {
    'page of a feature': (n) => page(`/features/${at(slugs, n)}`, { audience: audience(n) }),
    'page of a set': (n) =>
      page(`/features/${some(slugs, n, 40).join(',')}`, { audience: audience(n) }),
    'page of absent features': (n) =>
      page(
        `/features/${Array.from({ length: 40 }, (_, index) => `no-such-${n}-${index}`).join(',')}`,
        {},
      ),
    'audiences of a feature': (n) =>
      page(`/features/${at(slugs, n)}/audiences`, {
        audience: Array.from({ length: 8 }, (_, index) => audience(n + index * 11)).join(','),
      }),
    'page of features': (n) =>
      page('/features', { audience: audience(n), q: `coverage:>1 -zz${n}`, sort: 'coverage-desc' }),
    'page of a key': (n) => page(compatHref(at(keys, n)), { audience: audience(n) }),
    'page of all keys': (n) => page('/compat', { q: `a${n % 10}` }),
    'page of changes': (n) => page('/changes', { audience: audience(n) }),
    'page of changes between days': (n) =>
      page(`/changes/${day(n)}...2026-07-0${1 + (n % 9)}`, { audience: audience(n) }),
    'page of changes between versions': (n) =>
      page(`/changes/${at(versions, n)}...${at(versions, n + 1)}`, { audience: audience(n) }),
    'policy page': (n) =>
      page('/policy', { audience: audience(n), adopt: adopt(n), line: `${1 + (n % 99)}` }),
    'policy page, long audience': (n) =>
      page('/policy', { audience: longAudience(n), rule: 'widely' }),
    'policy browsers': (n) => page('/policy/browsers', { audience: audience(n), adopt: adopt(n) }),
    'compared browsers': (n) =>
      page('/browsers/compare', {
        a: `${at(browsers, n)}`,
        b: `${at(browsers, n + 1)}`,
        audience: audience(n),
      }),
    'missing features': (n) =>
      page(`/browsers/${at(browsers, n)}/missing`, { audience: audience(n), q: `-zz${n}` }),
    'page of a browser': (n) => page(`/browsers/${at(browsers, n)}`, { audience: audience(n) }),
    'search page': (n) => page('/search', { q: `${'container '.repeat(8)}${n}` }),
    home: (n) => page('/', { audience: audience(n) }),
    statistics: (n) => page('/stats', { audience: audience(n), as: 'tables' }),
    'baseline year': (n) => page(`/baseline/${2015 + (n % 11)}`, { audience: audience(n) }),
    calendar: (n) => page('/browsers/calendar', { audience: audience(n) }),
    forecast: (n) => page('/about/forecast', { audience: audience(n) }),
    'page of an audience': (n) => page(`/audiences/${encodeURIComponent(audience(n))}`, {}),
  };
}

function asOfShapes({ slugs, versions }: DearWorld): Record<string, DearShape> {
  return {
    'as of an earlier version': (n) =>
      page(`/features/${at(slugs, n)}`, { 'as-of': at(versions, n) }),
    'as of an earlier version, in GraphQL': (n) => ({
      path: `/graphql?${new URLSearchParams({ 'as-of': at(versions, n) }).toString()}`,
      method: 'POST',
      body: {
        query: `{ feature(slug: "${at(slugs, n)}") { ... on Feature { name coverage(audience: "${audience(n)}") { supportedShare } } } }`,
      },
    }),
  };
}

function mcpShapes({ slugs, keys, versions }: DearWorld): Record<string, DearShape> {
  const tool = (name: string, args: object): DearRequest => ({
    path: '/mcp',
    method: 'POST',
    headers: { Accept: 'application/json, text/event-stream' },
    body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } },
  });
  const css = (n: number): string =>
    Array.from(
      { length: 3_000 },
      (_, at) => `.c${n}-${at}:has(> a) { color: oklch(${at % 100}% .1 ${n}); inset: ${at}px }`,
    )
      .join('\n')
      .slice(0, 199_000);
  const js = (n: number): string =>
    Array.from(
      { length: 3_000 },
      (_, at) => `const v${at} = [${n}].at(-${at})?.foo ?? structuredClone(window.x${at});`,
    )
      .join('\n')
      .slice(0, 199_000);
  return {
    'mcp can_we_ship': (n) =>
      tool('can_we_ship', { subjects: some(slugs, n, 20), audience: audience(n) }),
    'mcp can_we_ship, unknown': (n) =>
      tool('can_we_ship', {
        subjects: Array.from({ length: 20 }, (_, index) => `${'unknown-'.repeat(20)}${n}-${index}`),
      }),
    'mcp can_we_ship, snippets': (n) =>
      tool('can_we_ship', {
        subjects: Array.from(
          { length: 20 },
          (_, index) => `a:has(${'b,'.repeat(80)}c${n + index})`,
        ),
      }),
    'mcp explain': (n) => tool('explain', { subject: at(keys, n), audience: longAudience(n) }),
    'mcp our_policy': (n) =>
      tool('our_policy', { audience: audience(n), adopt: some(slugs, n, 300) }),
    'mcp find_features': (n) =>
      tool('find_features', { query: `coverage:>1 -zz${n}`, audience: audience(n) }),
    'mcp what_changed': (n) => tool('what_changed', { from: '2019-12-03', audience: audience(n) }),
    'mcp what_changed, versions': (n) =>
      tool('what_changed', {
        from: at(versions, n),
        to: at(versions, n + 1),
        audience: audience(n),
      }),
    'mcp crossings': (n) => tool('what_changed', { audience: audience(n) }),
    'mcp scan_code, CSS': (n) => tool('scan_code', { code: css(n), language: 'css' }),
    'mcp scan_code, JavaScript': (n) => tool('scan_code', { code: js(n), language: 'js' }),
  };
}

const graphql = (query: string): DearRequest => ({
  path: '/graphql',
  method: 'POST',
  body: { query },
});

function graphqlShapes(): Record<string, DearShape> {
  return Object.fromEntries(
    GRAPHQL_PIECES.map((piece, at) => [
      `graphql ${at}: ${piece(0).slice(0, 24)} × 20`,
      (n: number) =>
        graphql(
          `{ ${Array.from({ length: 20 }, (_, index) => `a${index}: ${piece(n * 20 + index)}`).join(' ')} }`,
        ),
    ]),
  );
}

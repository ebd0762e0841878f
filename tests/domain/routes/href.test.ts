import type { PageAddress } from '@/domain/routes/address';
import {
  badgeHref,
  cardHref,
  exportHref,
  featureJsonHref,
  featuresFileHref,
  feedHref,
  oembedHref,
} from '@/domain/routes/answers';
import { audienceComparisonHref, parseAudienceKey } from '@/domain/routes/audiences';
import { type CompareView, missingFeaturesHref } from '@/domain/routes/browsers';
import { calendarHref } from '@/domain/routes/calendar';
import { changesHref } from '@/domain/routes/changes';
import {
  COLUMN_NAMES,
  DEFAULT_COLUMNS,
  type FeaturesView,
  type GroupView,
  parseBaselineYear,
  parseFeaturesView,
  parseGroupView,
  SORT_NAMES,
} from '@/domain/routes/featureLists';
import { href } from '@/domain/routes/href';
import { parseCompareView } from '@/domain/routes/parseCompareView';
import { parseSearchView } from '@/domain/routes/parseSearchView';
import { policyBrowsersHref } from '@/domain/routes/policy';
import {
  isFeatureSet,
  parseCompatPath,
  parseFeatureSet,
  parseKeysPage,
} from '@/domain/routes/subjects';
import { operatorHref, teamHref } from '@/domain/routes/teams';
import { lineAlertHref, watchHref } from '@/domain/routes/watch';
import { matchPage } from '@/relay/route/prefetchRoute';
import { parseRouteUrl } from '@/relay/route/RouteUrl';
import { pagePatterns } from '../../support/pagePatterns';
import { seededRandom } from '../../support/seededRandom';

/** The page at an address, and the parameters it gets. */
function visit(address: string): { page: string; address: PageAddress } {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const match = matchPage(pagePatterns(), pathname);
  const query: Record<string, string | string[]> = { ...match?.params };
  for (const name of searchParams.keys()) query[name] = searchParams.getAll(name);
  const request = { query, req: { headers: {} } as never };
  return { page: match?.page ?? '', address: parseRouteUrl(request) };
}

/** An address of each kind that is a page, and the page it leads to. */
const PAGES: Readonly<Record<string, readonly [address: string, page: string]>> = {
  home: [href.home(), '/'],
  features: [href.features({ query: 'grid' }), '/features'],
  feature: [href.feature('has', { keysPage: 2 }), '/features/[slug]'],
  featureSet: [href.featureSet(['has', 'grid']), '/features/[slug]'],
  share: [href.share('has'), '/features/[slug]/share'],
  compat: [href.compat('css.selectors.has'), '/compat/[[...path]]'],
  groups: [href.groups(), '/groups'],
  group: [href.group('css/selectors'), '/groups/[...path]'],
  browsers: [href.browsers(), '/browsers'],
  browser: [href.browser('safari_ios'), '/browsers/[slug]'],
  release: [href.release('safari', '15.4', { page: 2 }), '/browsers/[slug]/[version]'],
  compare: [href.compare(), '/browsers/compare'],
  audiences: [href.audiences({ from: '/features' }), '/audiences'],
  audience: [href.audience('region:DE'), '/audiences/[id]'],
  newAudience: [href.newAudience(), '/audiences/new'],
  baseline: [href.baseline(2024), '/baseline/[[...year]]'],
  stats: [href.stats('coverage'), '/stats'],
  policy: [href.policy(), '/policy'],
  changes: [href.changes(), '/changes'],
  data: [href.data(), '/data'],
  scan: [href.scan(), '/scan'],
  workspaces: [href.workspaces(), '/w'],
  search: [href.search({ query: 'grid' }), '/search'],
  forecast: [href.forecast(), '/about/forecast'],
  developers: [href.developers('query'), '/developers'],
  privacy: [href.privacy('kept'), '/privacy'],
  account: [href.account(), '/account'],
  signIn: [href.signIn({ next: '/w' }), '/sign-in'],
  offline: [href.offline(), '/offline'],
  busy: [href.busy(), '/busy'],
};

/** Addresses outside `pages/`: the server answers them itself, or a file of `pages/api` does. */
const ANSWERS = {
  badge: [badgeHref(href.feature('has')), '/badge/features/has.svg'],
  card: [cardHref(href.compat('css.selectors.has')), '/embed/compat/css/selectors/has'],
  oembed: [oembedHref('https://x.example/'), '/oembed?url=https%3A%2F%2Fx.example%2F'],
  feed: [
    feedHref('query', { query: 'group:css', audience: 'region:DE' }),
    '/feeds/query?q=group:css&audience=region:DE',
  ],
  exported: [exportHref('eslint.json', ['has', 'grid']), '/exports/eslint.json?features=has,grid'],
  featureJson: [
    featureJsonHref('has', { audience: 'region:DE', linePercent: 90 }),
    '/features/has.json?audience=region:DE&line=90',
  ],
  featuresFile: [
    featuresFileHref('csv', { query: 'grid', sort: 'coverage-desc', audience: 'world' }),
    '/api/features.csv?q=grid&sort=coverage-desc&audience=world',
  ],
  names: [href.names(), '/api/names'],
} as const;

describe('href', () => {
  it('is tested for every kind of URL', () => {
    expect(Object.keys({ ...PAGES, names: ANSWERS.names }).sort()).toEqual(
      Object.keys(href).sort(),
    );
  });

  it.each(Object.entries(PAGES))('links to the page it names: %s', (_, [address, page]) => {
    expect(visit(address).page).toBe(page);
  });

  it('covers every page except the 404 page', () => {
    const reached = new Set(Object.values(PAGES).map(([, page]) => page));
    // Their addresses are not in `href`, which every page loads.
    const others = [
      policyBrowsersHref({ adopt: ['has'] }),
      audienceComparisonHref(['has'], ['world', 'region:DE']),
      missingFeaturesHref('safari', { version: '15.6', page: 2 }),
      calendarHref(),
      changesHref({ from: '2026-03-24', to: '2026-07-30', page: 2 }),
    ];
    for (const address of others) reached.add(visit(address).page);

    // Nor are those of accounts and teams.
    for (const address of [
      teamHref.signUp(),
      teamHref.forgot(),
      teamHref.inbox(),
      teamHref.secondFactor(),
      '/sign-in/code',
      '/reset/t',
      '/verify/t',
      operatorHref('t'),
      lineAlertHref('t'),
      watchHref({ subject: 'has' }),
      teamHref.invitation('t'),
      teamHref.workspace('team'),
      teamHref.workspaceSettings('team'),
      teamHref.project('team', 'shop'),
      teamHref.projectSettings('team', 'shop'),
      teamHref.decide('team', 'shop', 'has'),
    ])
      reached.add(visit(address).page);

    expect(pagePatterns().filter((page) => !reached.has(page))).toEqual(['/[...missing]']);
  });

  it.each(Object.entries(ANSWERS))('writes the URL of an answer: %s', (_, [address, text]) => {
    expect(address).toBe(text);
  });

  it('leaves defaults out of an answer’s URL', () => {
    const preferences = { audience: 'world', linePercent: 95 };

    expect(badgeHref(href.feature('has'), preferences)).toBe('/badge/features/has.svg');
    expect(feedHref('newly', preferences)).toBe('/feeds/newly');
  });
});

describe('a parsed URL', () => {
  const random = seededRandom(13);
  const oneOf = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const someOf = <T>(values: readonly T[]): T[] => values.filter(() => random() < 0.4);
  const text = () =>
    oneOf(['', 'grid', ':has()', '"a b" -c', '100 %', 'é&=?#/+', 'id:has coverage:>=95']);
  const page = () => oneOf([1, 1, 2, 37, 10_000]);
  const times = <T>(create: () => T): T[] => Array.from({ length: 300 }, create);

  it('round-trips the features list', () => {
    const views = times((): FeaturesView => ({
      query: text(),
      sort: oneOf(SORT_NAMES),
      columns: oneOf([someOf(COLUMN_NAMES), DEFAULT_COLUMNS]),
      page: page(),
    })).map((view) => (view.columns.length > 0 ? view : { ...view, columns: DEFAULT_COLUMNS }));

    expect(views.map((view) => parseFeaturesView(visit(href.features(view)).address))).toEqual(
      views,
    );
  });

  it('round-trips a group', () => {
    const views = times((): GroupView => ({
      path: oneOf(['css', 'css/selectors', 'a/b-c/d']),
      sort: oneOf(SORT_NAMES),
      page: page(),
    }));

    expect(views.map((view) => parseGroupView(visit(href.group(view.path, view)).address))).toEqual(
      views,
    );
  });

  it('round-trips a comparison', () => {
    const release = () => ({
      browser: oneOf(['chrome', 'safari_ios', 'deno']),
      version: oneOf(['', '15.4', '≤79', 'preview']),
    });
    const views = times((): CompareView => {
      const list = oneOf(['features', 'keys'] as const);
      const area = list === 'keys' ? oneOf(['', 'css', 'javascript']) : '';
      return { left: release(), right: release(), list, area, page: page() };
    });

    expect(views.map((view) => parseCompareView(visit(href.compare(view)).address))).toEqual(views);
  });

  it('round-trips a search', () => {
    const views = times(() => ({
      query: text(),
      chosen: {
        kind: someOf(['feature', 'key', 'browser']),
        baseline: someOf(['widely', 'newly']),
      },
      page: page(),
    }));
    const read = views.map((view) => parseSearchView(visit(href.search(view)).address));

    expect(read).toEqual(
      views.map(({ chosen, ...view }, index) => ({
        ...view,
        chosen: { ...read[index]!.chosen, ...chosen },
      })),
    );
  });

  it('round-trips a key, a set, a page of keys, an audience and a year', () => {
    const paths = ['css.selectors.has', 'javascript.builtins.Array.@@iterator', 'html.elements.a'];
    const sets = [
      ['has', 'grid'],
      ['has', 'grid', 'subgrid'],
    ];
    const keys = [
      'world',
      'region:DE',
      'custom:abcdefghijklmnopqrstuv',
      'browserslist:> 0.5 %, not dead',
    ];

    expect(paths.map((path) => parseCompatPath(visit(href.compat(path)).address))).toEqual(paths);
    expect(sets.map((slugs) => parseFeatureSet(visit(href.featureSet(slugs)).address))).toEqual(
      sets,
    );
    expect(sets.every((slugs) => isFeatureSet(visit(href.featureSet(slugs)).address))).toBe(true);
    expect(isFeatureSet(visit(href.featureSet(['has'])).address)).toBe(false);
    expect(isFeatureSet(visit(href.featureSet(['has'], { isOpen: true })).address)).toBe(true);
    expect(
      [1, 2, 7].map((keysPage) => parseKeysPage(visit(href.feature('has', { keysPage })).address)),
    ).toEqual([1, 2, 7]);
    expect(
      keys.map((key) => parseAudienceKey(visit(href.audience(key)).address.param('id'))),
    ).toEqual(keys);
    expect(parseBaselineYear(visit(href.baseline(2024)).address)).toBe(2024);
    expect(parseBaselineYear(visit(href.baseline()).address)).toBeUndefined();
  });
});

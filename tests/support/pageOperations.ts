// Every query the product asks, with variables drawn from the real catalogue.
import { readdirSync } from 'node:fs';
import type { ConcreteRequest, Variables } from 'relay-runtime';
import { isTeamQuery } from '@/server/api/operations/isTeamQuery';
import { persistedDocument, persistedText } from '@/server/api/operations/persistedDocuments';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';

const FOLDER = 'src/__generated__';

/** The compiled queries whose answers are for everyone, by name. */
export const pageOperations: ReadonlyMap<string, ConcreteRequest> = new Map(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.graphql.ts'))
    .map((file) => {
      const path = `@/__generated__/${file.replace('.ts', '')}`;
      return jest.requireActual<{ readonly default: ConcreteRequest }>(path).default;
    })
    .filter((node) => node.kind === 'Request' && node.params.operationKind === 'query')
    .filter(({ params }) => !isTeamQuery(persistedDocument(persistedText(params.id!)!)!))
    .map((node) => [node.params.name, node]),
);

interface Draw {
  readonly catalogue: Catalogue;
  pick<T>(values: readonly T[]): T;
  below(count: number): number;
}

const slug = ({ pick, catalogue }: Draw) => pick(catalogue.features).slug;
const audience = ({ pick }: Draw) =>
  pick(['world', 'region:DE', 'continent:AF', 'baseline:widely', 'browserslist:defaults']);
const line = ({ pick }: Draw) => pick([90, 95, 100]);
const sort = ({ pick }: Draw) => pick(['NAME_ASC', 'COVERAGE_DESC', 'NEWLY_ON_DESC']);
const release = ({ pick, catalogue }: Draw) => pick(pick(catalogue.coreBrowsers).releases);
const path = ({ below, catalogue }: Draw) => catalogue.keyAt(below(catalogue.keyCount)).path;
const site = (draw: Draw) => ({ audience: audience(draw), linePercent: line(draw) });
const some = <T>(draw: Draw, get: (draw: Draw) => T) =>
  Array.from({ length: 1 + draw.below(4) }, () => get(draw));

const policy = (draw: Draw) => ({
  adopt: some(draw, slug),
  decline: [],
  rule: draw.pick(['AGE', 'GAIN']),
  floors: draw.pick([[], ['safari:17']]),
  other: draw.pick([undefined, { audience: audience(draw), linePercent: line(draw) }]),
  otherAudience: audience(draw),
  file: draw.pick(['browserslistrc', 'agents.md']),
});

const uses = (draw: Draw) =>
  some(draw, path).map((key) => ({
    key,
    consequence: draw.pick(['IGNORED', 'READS_UNDEFINED']),
    isGuarded: draw.below(2) > 0,
    count: 1,
  }));

const VARIABLES: Readonly<Record<string, (draw: Draw) => Variables>> = {
  AudienceComparisonScreenQuery: (draw) => ({
    slugs: some(draw, slug),
    audiences: some(draw, audience),
  }),
  BaselineScreenQuery: (draw) => ({ year: 2015 + draw.below(11), isThisYear: draw.below(2) > 0 }),
  ChangeScreenQuery: ({ pick }) => ({
    from: pick(['2026-03-24', '2025-11-11']),
    to: '2026-11-10',
    skip: 0,
  }),
  AudienceScreenQuery: (draw) => ({ key: audience(draw) }),
  BrowserScreenQuery: ({ pick, catalogue }) => ({ slug: pick(catalogue.browsers).slug }),
  CompareScreenQuery: (draw) => {
    const [left, right] = [release(draw), release(draw)];
    return {
      leftBrowser: left.browser.slug,
      leftVersion: left.version,
      rightBrowser: right.browser.slug,
      rightVersion: right.version,
      isKeys: draw.below(2) > 0,
      area: '',
      skip: 0,
    };
  },
  CompatScreenQuery: (draw) => ({ path: path(draw), hasPath: draw.below(4) > 0, skip: 0 }),
  FeatureScreenQuery: (draw) => ({ slug: slug(draw), keysSkip: 0 }),
  FeatureSetScreenQuery: (draw) => ({ slugs: some(draw, slug) }),
  FeaturesScreenQuery: (draw) => ({
    query: draw.pick(['', 'grid', 'baseline:newly', 'group:', '"']),
    sort: sort(draw),
    skip: 0,
    details: draw.below(2) > 0,
  }),
  GroupScreenQuery: (draw) => ({
    path: draw.pick(draw.catalogue.groups).path,
    sort: sort(draw),
    skip: 0,
  }),
  LineWarningQuery: (draw) => ({ key: audience(draw) }),
  MissingFeaturesScreenQuery: (draw) => {
    const { browser, version } = release(draw);
    return { slug: browser.slug, version, isNamed: draw.below(2) > 0, query: '', skip: 0 };
  },
  MissingScreenQuery: (draw) => ({ wanted: slug(draw).slice(1) }),
  NewAudienceScreenQuery: (draw) => ({ key: audience(draw), isAsked: draw.below(2) > 0 }),
  PolicyBrowsersScreenQuery: policy,
  PolicyScreenQuery: policy,
  QueryCompletionsQuery: () => ({ query: 'base', position: 4 }),
  TermFieldsQuery: () => ({ names: ['baseline', 'group'] }),
  QueryToolsQuery: () => ({ query: 'baseline:newly grid' }),
  ReleaseScreenQuery: (draw) => {
    const { browser, version } = release(draw);
    return { slug: browser.slug, version, skip: 0 };
  },
  SearchScreenQuery: (draw) => ({
    ids: some(draw, (one) => `feature:${slug(one)}`),
    hasFacts: draw.below(4) > 0,
    wanted: slug(draw).slice(1),
    isEmpty: draw.below(2) > 0,
  }),
  ShareScreenQuery: (draw) => ({ slug: slug(draw) }),
  loadHitFactsQuery: (draw) => ({ ids: some(draw, (one) => `feature:${slug(one)}`) }),
  useFallbacksQuery: (draw) => ({ uses: uses(draw) }),
  useScanReportQuery: (draw) => ({ uses: uses(draw) }),
};

/** Real variables for one of them; those it does not declare are left out by Relay. */
export function drawVariables(name: string, random: () => number): Variables {
  const below = (count: number) => Math.floor(random() * count);
  const draw: Draw = {
    catalogue: loadCatalogue(),
    below,
    pick: (values) => values[below(values.length)] as never,
  };
  return { ...site(draw), ...VARIABLES[name]?.(draw) };
}

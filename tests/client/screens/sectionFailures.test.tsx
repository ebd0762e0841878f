import {
  type GraphQLFieldResolver,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { NextPageContext } from 'next';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { renderToString } from 'react-dom/server';
import { getRequest, type GraphQLTaggedNode } from 'relay-runtime';
import persisted from '@/__generated__/persisted-queries.json';
import { audienceScreenQuery } from '@/client/screens/AudienceScreen/AudienceScreen';
import { audiencesScreenQuery } from '@/client/screens/AudiencesScreen/AudiencesScreen';
import { baselineScreenQuery } from '@/client/screens/BaselineScreen/BaselineScreen';
import { browserScreenQuery } from '@/client/screens/BrowserScreen/BrowserScreen';
import { browsersScreenQuery } from '@/client/screens/BrowsersScreen/BrowsersScreen';
import { changeScreenQuery } from '@/client/screens/ChangeScreen/ChangeScreen';
import { changesScreenQuery } from '@/client/screens/ChangesScreen/ChangesScreen';
import { compareScreenQuery } from '@/client/screens/CompareScreen/CompareScreen';
import { compatScreenQuery } from '@/client/screens/CompatScreen/CompatScreen';
import { dataScreenQuery } from '@/client/screens/DataScreen/DataScreen';
import { developersScreenQuery } from '@/client/screens/DevelopersScreen/DevelopersScreen';
import { featureScreenQuery } from '@/client/screens/FeatureScreen/FeatureScreen';
import { featureSetScreenQuery } from '@/client/screens/FeatureSetScreen/FeatureSetScreen';
import { featuresScreenQuery } from '@/client/screens/FeaturesScreen/FeaturesScreen';
import { forecastScreenQuery } from '@/client/screens/ForecastScreen/ForecastScreen';
import { groupScreenQuery } from '@/client/screens/GroupScreen/GroupScreen';
import { groupsScreenQuery } from '@/client/screens/GroupsScreen/GroupsScreen';
import { homeScreenQuery } from '@/client/screens/HomeScreen/HomeScreen';
import { releaseScreenQuery } from '@/client/screens/ReleaseScreen/ReleaseScreen';
import { statsScreenQuery } from '@/client/screens/StatsScreen/StatsScreen';
import { PARTIAL_HEADER } from '@/domain/protocol';
import type { RoutePage } from '@/relay/route/route';
import { RouteRoot } from '@/relay/route/RouteRoot';
import { schema } from '@/server/api/graph/schema';
import type * as executeModule from '@/server/api/operations/executeOperation';
import type * as catalogueModule from '@/server/data/catalogue/loadCatalogue';
import type * as contextModule from '@/server/model/features/RequestContext';
import { aRouter } from '../../support/renderScreen';

// Answers without errors are kept: one to which the broken field does not belong would stand in for
// the next.
jest.mock('@/server/api/operations/answerPersisted', () => {
  const { createContext } = jest.requireActual<typeof contextModule>(
    '@/server/model/features/RequestContext',
  );
  const { executePersisted } = jest.requireActual<typeof executeModule>(
    '@/server/api/operations/executeOperation',
  );
  const { loadCatalogue } = jest.requireActual<typeof catalogueModule>(
    '@/server/data/catalogue/loadCatalogue',
  );
  return {
    answerPersisted: (id: string, variables: Readonly<Record<string, unknown>>) =>
      executePersisted(id, variables, createContext(loadCatalogue())),
  };
});

interface Shown {
  readonly page: string;
  readonly query: GraphQLTaggedNode;
  readonly address: NextPageContext['query'];
  /** Computed fields without which the page has nothing to show. */
  readonly whole?: readonly string[];
  /** Computed fields without which the page says a little less: near matches, breadcrumbs, counts in sentences. */
  readonly quiet?: readonly string[];
}

const SHOWN: readonly Shown[] = [
  { page: 'index', query: homeScreenQuery, address: {}, quiet: ['Query.catalogue'] },
  {
    page: 'features/[slug]',
    query: featureScreenQuery,
    address: { slug: 'has' },
    quiet: [
      'Query.featureNearMatches',
      'Group.ancestors',
      'Caniuse.differences',
      'SupportTest.provenCount',
      'SupportTest.provenFeatures',
    ],
  },
  {
    page: 'features/[slug]',
    query: featureSetScreenQuery,
    address: { slug: 'has,grid,subgrid' },
    whole: ['Query.featureSet', 'FeatureSet.features', 'FeatureSet.absent'],
  },
  {
    page: 'features/index',
    query: featuresScreenQuery,
    address: { columns: 'groups,editions,specifications' },
    whole: ['Query.features'],
  },
  { page: 'compat/[[...path]]', query: compatScreenQuery, address: {} },
  {
    page: 'compat/[[...path]]',
    query: compatScreenQuery,
    address: { path: ['css', 'selectors', 'has'] },
    quiet: ['Query.compatKeyNearMatches', 'CompatKey.ancestors'],
  },
  { page: 'groups/index', query: groupsScreenQuery, address: {}, whole: ['Query.groups'] },
  {
    page: 'groups/[...path]',
    query: groupScreenQuery,
    address: { path: ['css'] },
    quiet: ['Query.groupNearMatches', 'Group.ancestors'],
  },
  { page: 'browsers/index', query: browsersScreenQuery, address: {}, whole: ['Query.browsers'] },
  {
    page: 'browsers/[slug]/index',
    query: browserScreenQuery,
    address: { slug: 'safari' },
    quiet: ['Query.browserNearMatches'],
  },
  {
    page: 'browsers/[slug]/[version]',
    query: releaseScreenQuery,
    address: { slug: 'chrome', version: '111' },
    quiet: ['Query.browserNearMatches'],
  },
  {
    page: 'browsers/compare',
    query: compareScreenQuery,
    address: { left: 'chrome', leftVersion: '111', right: 'safari', rightVersion: '16.4' },
    quiet: ['Query.browserNearMatches', 'Query.releaseNearMatches'],
  },
  {
    page: 'browsers/compare',
    query: compareScreenQuery,
    address: {
      left: 'chrome',
      leftVersion: '111',
      right: 'safari',
      rightVersion: '16.4',
      list: 'keys',
    },
    quiet: ['Query.browserNearMatches', 'Query.releaseNearMatches'],
  },
  { page: 'baseline/[[...year]]', query: baselineScreenQuery, address: {} },
  { page: 'stats', query: statsScreenQuery, address: {} },
  { page: 'changes/index', query: changesScreenQuery, address: {} },
  {
    page: 'changes/[pair]',
    query: changeScreenQuery,
    address: { pair: '2026-07-30...2026-11-10' },
  },
  { page: 'data', query: dataScreenQuery, address: {} },
  { page: 'about/forecast', query: forecastScreenQuery, address: {} },
  {
    page: 'developers',
    query: developersScreenQuery,
    address: {},
    quiet: ['Query.catalogue'],
  },
  {
    page: 'audiences/index',
    query: audiencesScreenQuery,
    address: {},
  },
  {
    page: 'audiences/[id]',
    query: audienceScreenQuery,
    address: { id: 'world' },
    whole: ['Query.audienceLookup'],
  },
];

/** The sentence, with the id under which the server has logged the error. */
const SAYS_WHAT_FAILED = /could not be loaded\..*?<code>[0-9a-f]{32}</;

/** The computed fields of an operation, which may fail, as `Type.field`. */
function computedFieldsOf(query: GraphQLTaggedNode): string[] {
  const types = new TypeInfo(schema);
  const found = new Set<string>();
  const text = (persisted as Readonly<Record<string, string>>)[getRequest(query).params.id ?? ''];
  visit(
    parse(text ?? ''),
    visitWithTypeInfo(types, {
      Field() {
        const field = types.getFieldDef();
        const name = `${types.getParentType()?.name}.${field?.name}`;
        if (field?.extensions.isSemanticNonNull === true || name === 'Feature.coverageHistory')
          found.add(name);
      },
    }),
  );
  return [...found];
}

/** Serves a page while a field fails, as Next does it on the server. */
async function serveWithout(name: string, { page, address }: Shown) {
  const [typeName = '', fieldName = ''] = name.split('.');
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`There is no type ${typeName}.`);
  const field = type.getFields()[fieldName]!;
  const resolve = field.resolve as GraphQLFieldResolver<unknown, unknown>;
  let isAsked = false;
  field.resolve = () => {
    isAsked = true;
    throw new Error(`${name} is broken for a test.`);
  };
  try {
    return { ...(await serve(page, address)), isAsked };
  } finally {
    field.resolve = resolve;
  }
}

async function serve(page: string, query: NextPageContext['query']) {
  const { default: Page } = (await import(`../../../pages/${page}`)) as { default: RoutePage };
  const headers = new Map<string, string>();
  const res = {
    statusCode: 200,
    setHeader: (name: string, value: string) => headers.set(name, value),
    appendHeader: () => undefined,
    getHeader: () => undefined,
  };
  const context = { query, req: { headers: {} }, res, pathname: `/${page}` };
  const props = await Page.getInitialProps(context as unknown as NextPageContext);
  const html = renderToString(
    <RouterContext value={aRouter('/')}>
      <RouteRoot
        relay={props.relay}
        fallbacks={{
          Loading: () => null,
          Failure: ({ errorId }) => <h1>{`Failed: ${errorId}`}</h1>,
        }}
      >
        <Page {...props} />
      </RouteRoot>
    </RouterContext>,
  );
  return { status: res.statusCode, html, isPartial: headers.has(PARTIAL_HEADER) };
}

describe.each(SHOWN)('the page $page, at $address', (shown) => {
  const { query, whole = [], quiet = [] } = shown;

  it.each(computedFieldsOf(query))('still renders if %s fails', async (name) => {
    const { status, html, isAsked, isPartial } = await serveWithout(name, shown);
    const isWhole = whole.includes(name);

    expect(status).toBe(isWhole ? 500 : 200);
    expect(html).toContain('<h1');
    if (isWhole) return expect(html).toMatch(/Failed: [0-9a-f]{32}/);
    // A field of another view of the page is not asked for, and cannot fail.
    expect(SAYS_WHAT_FAILED.test(html)).toBe(isAsked && !quiet.includes(name));
    // A saved copy would go on showing the failure.
    expect(isPartial).toBe(isAsked);
  });

  it('shows no failure if nothing fails', async () => {
    const { status, html, isPartial } = await serve(shown.page, shown.address);

    expect(status).toBe(200);
    expect(isPartial).toBe(false);
    expect(html).not.toContain('could not be loaded');
  });
});

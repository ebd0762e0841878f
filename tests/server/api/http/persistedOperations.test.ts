import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { graphql } from 'graphql';
import { schema } from '@/server/api/graph/schema';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createContext } from '@/server/model/features/RequestContext';
import { type GraphqlServer, listenGraphql } from '../../../support/listenGraphql';

// This server is of another deployment: it keeps none of the app's operations.
jest.mock('@/__generated__/persisted-queries.json', () => ({}));

const texts = JSON.parse(
  readFileSync('src/__generated__/persisted-queries.json', 'utf8'),
) as Record<string, string>;

const VARIABLES = {
  adopt: ['has'],
  area: '',
  audience: 'world',
  audiences: ['world', 'region:DE'],
  decline: [],
  details: true,
  floors: [],
  from: '2026-03-24',
  hasFacts: true,
  hasPath: true,
  id: 'RmVhdHVyZTpoYXM=',
  ids: ['RmVhdHVyZTpoYXM='],
  // One that is refused: what is asked here is whether it may be sent.
  input: { name: '', token: '', parts: [] },
  isAsked: true,
  isEmpty: true,
  isNamed: true,
  isKeys: true,
  isThisYear: true,
  key: 'world',
  keysSkip: 0,
  leftBrowser: 'chrome',
  leftVersion: '120',
  linePercent: 95,
  name: { feature: 'has' },
  names: ['group'],
  other: { audience: 'region:DE', linePercent: 90 },
  path: 'css',
  position: 0,
  project: 'none',
  query: '',
  rightBrowser: 'safari',
  rightVersion: '17.4',
  rule: 'AGE',
  otherAudience: 'world',
  file: 'browserslistrc',
  skip: 0,
  slug: 'has',
  slugs: ['has', 'grid'],
  sort: 'NAME_ASC',
  text: 'Some *text*',
  to: '2026-11-10',
  token: '',
  subject: { feature: 'has' },
  uses: [],
  version: '17',
  wanted: 'subgird',
  workspace: 'none',
  year: 2024,
};

describe('persistedOperations', () => {
  let server: GraphqlServer;
  beforeAll(async () => {
    // There are more changes than a client may send in a minute.
    server = await listenGraphql({ limits: { changesPerMinute: 0, audiencesPerHour: 0 } });
  });
  afterAll(() => server.close());

  it('rejects another deployment’s ids, and answers its texts within foreign limits', async () => {
    const codesOf = async (body: object) => {
      const { errors = [] } = (await (
        await server.post(body, { 'idempotency-key': randomUUID() })
      ).json()) as { errors?: { message: string; extensions?: { code: string } }[] };
      // Another mutation's input would be another.
      return errors
        .filter(({ message }) => !message.startsWith('Variable "$input" got invalid value'))
        .map(({ message, extensions }) => extensions?.code ?? message);
    };

    for (const [documentId, query] of Object.entries(texts)) {
      const variables = Object.fromEntries(
        Object.entries(VARIABLES).filter(([name]) => query.includes(`$${name}:`)),
      );
      // The first time takes longer, which this test is not about.
      if (query.startsWith('query'))
        await graphql({
          schema,
          source: query,
          variableValues: variables,
          contextValue: createContext(loadCatalogue()),
        });
      expect(await codesOf({ documentId, variables })).toEqual(['PERSISTED_QUERY_NOT_FOUND']);
      expect([query.slice(0, 40), await codesOf({ query, variables })]).toEqual([
        query.slice(0, 40),
        [],
      ]);
    }
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@/server/database/Database';
import { openDatabaseAt } from '@/server/database/openDatabase';
import { databaseIdempotencyStore } from '@/server/http/databaseIdempotencyStore';
import { answerPersisted } from '@/server/operations/answerPersisted';
import { type GraphqlServer, listenGraphql } from '../../support/listenGraphql';

const TOKEN = '0123456789abcdef0123456789abcdef';
const CREATE = `mutation ($input: CreateAudienceInput!) { createAudience(input: $input) { audience { key name trackedShare endsOn } problems { code message } } }`;
const DELETE = `mutation ($key: String!, $token: String!) { deleteAudience(key: $key, token: $token) { key problems { code } } }`;
const input = {
  name: 'Ours',
  token: TOKEN,
  parts: [
    {
      weight: 1,
      browsers: [{ slug: 'firefox', versions: ['140'], weights: [3] }],
      unmapped: [{ name: 'Lynx', weight: 1 }],
    },
  ],
};

interface Body {
  readonly data: {
    readonly createAudience: {
      readonly audience: { readonly key: string } | null;
      readonly problems: readonly { readonly code: string }[];
    };
  };
}

describe('audienceMutations', () => {
  const memory = globalThis as { plimsollDatabase?: Promise<Database> };
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-mutations-'));
  let database: Database;
  let server: GraphqlServer;
  let keys = 0;

  beforeAll(async () => {
    database = await openDatabaseAt({ databaseUrl: undefined, dataDir: folder });
    memory.plimsollDatabase = Promise.resolve(database);
    server = await listenGraphql({ idempotencyStore: databaseIdempotencyStore() });
  });
  afterAll(async () => {
    await server.close();
    await database.close();
    delete memory.plimsollDatabase;
    rmSync(folder, { recursive: true, force: true });
  });

  async function post<Answer>(
    query: string,
    variables: object,
    key = `an-idempotency-key-${(keys += 1)}`,
  ): Promise<Answer> {
    const response = await server.post({ query, variables }, { 'idempotency-key': key });
    return (await response.json()) as Answer;
  }

  it('creates an audience that works in every field', async () => {
    const { data } = await post<Body>(CREATE, { input });
    const { key } = data.createAudience.audience!;
    const answer = await post(
      'query ($key: String!) { audience(key: $key) { name } feature(slug: "has") { ... on Feature { coverage(audience: $key) { supportedShare unknownShare } } } }',
      { key },
    );

    expect(data.createAudience).toMatchObject({
      audience: { name: 'Ours', trackedShare: 0.75 },
      problems: [],
    });
    expect(answer).toEqual({
      data: {
        audience: { name: 'Ours' },
        feature: { coverage: { supportedShare: 0.75, unknownShare: 0.25 } },
      },
    });
    expect(await post(`{ audience(key: "${key}") { name } }`, {})).toEqual({
      data: { audience: { name: 'Ours' } },
    });
  });

  it('creates one audience per key, however often it is sent', async () => {
    const [first, second] = await Promise.all([
      post<Body>(CREATE, { input }, 'the-same-key-for-both'),
      post<Body>(CREATE, { input }, 'the-same-key-for-both'),
    ]);
    const third = await post<Body>(CREATE, { input }, 'the-same-key-for-both');

    expect(
      new Set([first, second, third].map((body) => body.data.createAudience.audience!.key)).size,
    ).toBe(1);
  });

  it('returns a refusal as a problem, and stores nothing', async () => {
    const { data } = await post<Body>(CREATE, { input: { ...input, name: '' } });

    expect(data.createAudience).toMatchObject({
      audience: null,
      problems: [{ code: 'AUDIENCE_DRAFT_INVALID' }],
    });
  });

  it('deletes for the holder of the secret, and later reports the deletion', async () => {
    const { key } = (await post<Body>(CREATE, { input })).data.createAudience.audience!;
    const lookUp = () =>
      post(
        'query ($key: String!) { audienceLookup(key: $key) { audience { key } problems { code message } } }',
        { key },
      );

    expect(await post(DELETE, { key, token: TOKEN.replace('0', '1') })).toEqual({
      data: { deleteAudience: { key: null, problems: [{ code: 'AUDIENCE_NOT_YOURS' }] } },
    });
    expect(await lookUp()).toMatchObject({
      data: { audienceLookup: { audience: { key }, problems: [] } },
    });
    expect(await post(DELETE, { key, token: TOKEN })).toEqual({
      data: { deleteAudience: { key, problems: [] } },
    });
    expect(await lookUp()).toMatchObject({
      data: {
        audienceLookup: {
          audience: null,
          problems: [
            { code: 'AUDIENCE_GONE', message: expect.stringContaining('was deleted by') as string },
          ],
        },
      },
    });
    expect(
      await post('query ($key: String!) { audience(key: $key) { key } }', { key }),
    ).toMatchObject({ errors: [{ extensions: { code: 'AUDIENCE_GONE' } }] });
  });

  it('is never served from a cache after its deletion', async () => {
    const { persistedId } = await lookupOperation();
    const { key } = (await post<Body>(CREATE, { input })).data.createAudience.audience!;
    const ask = async () =>
      JSON.stringify((await answerPersisted(persistedId, { key, linePercent: 95 })).data);
    const before = [await ask(), await ask()];
    await post(DELETE, { key, token: TOKEN });

    expect(before[0]).toContain('"audience":{');
    expect(before[1]).toBe(before[0]);
    expect(await ask()).toContain('"AUDIENCE_GONE"');
  });

  async function lookupOperation(): Promise<{ persistedId: string }> {
    const { default: query } = (await import('@/__generated__/AudienceScreenQuery.graphql')) as {
      default: { params: { id: string } };
    };
    return { persistedId: query.params.id };
  }
});

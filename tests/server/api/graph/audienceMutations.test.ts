import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseIdempotencyStore } from '@/server/api/http/databaseIdempotencyStore';
import { hashKey } from '@/server/api/http/sealedAnswer';
import { answerPersisted } from '@/server/api/operations/answerPersisted';
import type { Database } from '@/server/platform/database/Database';
import { openDatabaseAt } from '@/server/platform/database/openDatabase';
import { type GraphqlServer, listenGraphql } from '../../../support/listenGraphql';
import { processDatabase } from '../../../support/processDatabase';

const NO_LIMITS = { changesPerMinute: 0, audiencesPerHour: 0 };
const TOKEN = '0123456789abcdef0123456789abcdef';
const CREATE = `mutation ($input: CreateAudienceInput!) { createAudience(input: $input) { audience { key name trackedShare endsOn } problems { code message } } }`;
const DELETE = `mutation ($key: String!, $token: String!) { deleteAudience(key: $key, token: $token) { key problems { code } } }`;
const RENAME = `mutation ($input: RenameAudienceInput!) { renameAudience(input: $input) { audience { key name } problems { code } } }`;
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
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-mutations-'));
  let database: Database;
  let server: GraphqlServer;
  let keys = 0;

  beforeAll(async () => {
    database = await openDatabaseAt({ databaseUrl: undefined, dataDir: folder });
    processDatabase.opened = Promise.resolve(database);
    server = await listenGraphql({
      idempotencyStore: databaseIdempotencyStore(),
      limits: NO_LIMITS,
    });
  });
  afterAll(async () => {
    await server.close();
    await database.close();
    delete processDatabase.opened;
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

  it('finds own audiences in lists of variables', async () => {
    const { data } = await post<Body>(CREATE, { input });
    const { key } = data.createAudience.audience!;

    expect(
      await post(
        'query ($keys: [String!]!, $ids: [ID!]!) { featureSet(slugs: ["has"]) { coverages(audiences: $keys) { supportedShare } } nodes(ids: $ids) { ... on Audience { name } } }',
        { keys: ['world', key], ids: [`audience:${key}`] },
      ),
    ).toEqual({
      data: {
        featureSet: { coverages: [expect.anything(), { supportedShare: 0.75 }] },
        nodes: [{ name: 'Ours' }],
      },
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

  it('keeps no answer of a refusal, so that a corrected change may use its key', async () => {
    const key = 'a-key-of-a-refusal';
    const rows = () =>
      database
        .connection()
        .selectFrom('idempotency_answers')
        .selectAll()
        .where('key', '=', hashKey(key));
    await post<Body>(CREATE, { input: { ...input, name: '' } }, key);

    expect(await rows().execute()).toEqual([]);
    expect((await post<Body>(CREATE, { input }, key)).data.createAudience.audience).not.toBeNull();
    expect(await rows().execute()).toHaveLength(1);
  });

  it('undoes a change whose answer would be too long to keep', async () => {
    const fields = Array.from({ length: 25 }, (_, index) => `a${index}: unmapped { name }`).join(
      ' ',
    );
    const before = await database.connection().selectFrom('audiences').select('id').execute();
    const { errors } = await post<{ errors: { extensions: { code: string } }[] }>(
      `mutation ($input: CreateAudienceInput!) { createAudience(input: $input) { audience { ${fields} } } }`,
      { input: { ...input, parts: [{ weight: 1, unmapped: longNames() }] } },
    );

    expect(errors).toMatchObject([{ extensions: { code: 'BUDGET_EXCEEDED' } }]);
    expect(await database.connection().selectFrom('audiences').select('id').execute()).toEqual(
      before,
    );
  });

  it('bounds what one client changes, and says when it may go on', async () => {
    const limited = await listenGraphql({ limits: { changesPerMinute: 3, audiencesPerHour: 2 } });
    const create = (key: string) =>
      limited.post({ query: CREATE, variables: { input } }, { 'idempotency-key': key });
    const answers = [];
    for (let attempt = 0; attempt < 4; attempt++)
      answers.push(await create(`limited-idempotency-${attempt}`));
    const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as Body[];
    await limited.close();

    expect(bodies.slice(0, 3).map(({ data }) => data.createAudience.problems)).toEqual([
      [],
      [],
      [
        {
          code: 'AUDIENCE_LIMIT',
          message: expect.stringContaining('Try again in 30 minutes.') as string,
        },
      ],
    ]);
    expect([answers[3]!.status, answers[3]!.headers.get('retry-after')]).toEqual([
      429,
      expect.stringMatching(/^(?:19|20)$/),
    ]);
    expect(bodies[3]).toMatchObject({ errors: [{ extensions: { code: 'CLIENT_LIMIT' } }] });
  });

  it('renames only with the secret', async () => {
    const { key } = (await post<Body>(CREATE, { input })).data.createAudience.audience!;
    const rename = (token: string) => post(RENAME, { input: { key, token, name: 'Our shop' } });

    expect(await rename(TOKEN.replace('0', '1'))).toEqual({
      data: { renameAudience: { audience: null, problems: [{ code: 'AUDIENCE_NOT_YOURS' }] } },
    });
    expect(await rename(TOKEN)).toEqual({
      data: { renameAudience: { audience: { key, name: 'Our shop' }, problems: [] } },
    });
  });

  it('deletes only with the secret, and says afterwards that it was deleted', async () => {
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

  it('is never served from a cache under its former name, or after its deletion', async () => {
    const { persistedId } = await lookupOperation();
    const { key } = (await post<Body>(CREATE, { input })).data.createAudience.audience!;
    const ask = async () =>
      JSON.stringify((await answerPersisted(persistedId, { key, linePercent: 95 })).data);
    const before = [await ask(), await ask()];
    await post(RENAME, { input: { key, token: TOKEN, name: 'Our shop' } });
    const renamed = await ask();
    await post(DELETE, { key, token: TOKEN });

    expect(before[0]).toContain('"name":"Ours"');
    expect(before[1]).toBe(before[0]);
    expect(renamed).toContain('"name":"Our shop"');
    expect(await ask()).toContain('"AUDIENCE_GONE"');
  });

  const longNames = () =>
    Array.from({ length: 10 }, (_, index) => ({ name: `${index}`.repeat(100), weight: 1 }));

  async function lookupOperation(): Promise<{ persistedId: string }> {
    const { default: query } = (await import('@/__generated__/AudienceScreenQuery.graphql')) as {
      default: { params: { id: string } };
    };
    return { persistedId: query.params.id };
  }
});

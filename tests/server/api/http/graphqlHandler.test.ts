import { GRAPHQL_LIMITS } from '@/domain/graphqlLimits';
import { schema } from '@/server/api/graph/schema';
import { log } from '@/server/platform/observe/log';
import { fullIntrospection } from '../../../support/fullIntrospection';
import { type GraphqlServer, listenGraphql } from '../../../support/listenGraphql';

const KEPT_ID = 'a'.repeat(64);

jest.mock('@/__generated__/persisted-queries.json', () => ({
  ['a'.repeat(64)]:
    'query KeptQuery($slug: String!) { feature(slug: $slug) { __typename ... on Feature { slug } } }',
}));

interface Answer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: Record<string, unknown>;
  }[];
}

const containing = (text: string): string => expect.stringContaining(text) as string;

describe('graphqlHandler', () => {
  let server: GraphqlServer;

  beforeAll(async () => {
    server = await listenGraphql();
  });

  afterAll(() => server.close());

  async function answerTo(body: unknown): Promise<Answer & { readonly status: number }> {
    const response = await server.post(body);
    return { status: response.status, ...((await response.json()) as Answer) };
  }

  async function refusalOf(
    query: string,
    variables?: Record<string, unknown>,
  ): Promise<{ status: number; message: string; code: unknown }> {
    const { status, errors } = await answerTo({ query, variables });
    return { status, message: errors![0]!.message, code: errors![0]!.extensions?.code };
  }

  describe('answers', () => {
    it('any third-party operation', async () => {
      const { status, data } = await answerTo({
        query: '{ feature(slug: "has") { ... on Feature { name } } }',
      });

      expect(status).toBe(200);
      expect(data).toEqual({ feature: { name: ':has()' } });
    });

    it('introspection with all that tools ask for, so that they can read the manual', async () => {
      const { data, errors } = await answerTo({ query: fullIntrospection });

      expect(errors).toBeUndefined();
      expect(data).toHaveProperty('__schema.queryType.name', 'Query');
    });

    it('a persisted operation by its id, with and without sha256:', async () => {
      for (const documentId of [KEPT_ID, `sha256:${KEPT_ID}`]) {
        expect(
          await answerTo({ operationName: 'KeptQuery', documentId, variables: { slug: 'has' } }),
        ).toEqual({
          status: 200,
          data: { feature: { __typename: 'Feature', slug: 'has' } },
        });
      }
    });

    it('every origin, never with credentials, refusals included', async () => {
      const answers = await Promise.all([
        server.post({ query: '{ __typename }' }, { origin: 'https://elsewhere.example' }),
        server.post('no JSON', { origin: 'https://elsewhere.example' }),
        server.post('a=b', { 'content-type': 'text/plain' }),
      ]);

      for (const { headers } of answers) {
        expect(headers.get('access-control-allow-origin')).toBe('*');
        expect(headers.get('access-control-allow-credentials')).toBeNull();
      }
    });

    it('a preflight for the headers a client sends', async () => {
      const response = await fetch(server.url, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://elsewhere.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      });

      expect(response.status).toBe(204);
      expect(response.headers.get('access-control-allow-headers')).toBe(
        'content-type, idempotency-key, authorization',
      );
    });
  });

  describe('refuses', () => {
    it('an unknown operation id', async () => {
      for (const documentId of ['0'.repeat(64), 'sha256:x', '__proto__', 7]) {
        const { status, errors } = await answerTo({ documentId });

        expect(status).toBe(400);
        expect(errors![0]!.extensions).toEqual({ code: 'PERSISTED_QUERY_NOT_FOUND' });
      }
    });

    it('a nesting deeper than 12', async () => {
      const nested = (depth: number): string =>
        depth === 0 ? 'slug' : `parent { ${nested(depth - 1)} }`;

      expect(
        await refusalOf(`{ group(path: "css") { ${nested(10)} } }`).catch(() => 'answered'),
      ).toBe('answered');
      expect(await refusalOf(`{ group(path: "css") { ${nested(11)} } }`)).toEqual({
        status: 400,
        code: 'DEPTH_EXCEEDED',
        message: 'The operation is nested deeper than 12 levels, the limit.',
      });
    });

    it('more than 30 aliases', async () => {
      const aliases = Array.from(
        { length: 31 },
        (_, index) => `a${index}: catalogue { version }`,
      ).join(' ');

      expect(await refusalOf(`{ ${aliases} }`)).toMatchObject({
        status: 400,
        code: 'ALIASES_EXCEEDED',
        message: containing('30'),
      });
    });

    it('more than 50 directives', async () => {
      const directives = '@include(if: true) '.repeat(51);

      const refused = { status: 400, code: 'DIRECTIVES_EXCEEDED', message: containing('50') };

      expect(await refusalOf(`{ catalogue { version ${directives} } }`)).toMatchObject(refused);
    });

    it('more than 2,000 tokens', async () => {
      const refused = { status: 400, code: 'TOKENS_EXCEEDED', message: containing('2000') };

      expect(await refusalOf(`{ ${'__typename '.repeat(2000)} }`)).toMatchObject(refused);
    });

    it('nested pages of a hundred, written out or in variables', async () => {
      const query = (size: string): string =>
        `query Q($n: Int = 100) { features(first: $n) { totalCount } big: features(first: ${size}) { edges { node { compatKeys(first: ${size}) { edges { node { path } } } } } } }`;
      const refused = {
        status: 400,
        code: 'COST_EXCEEDED',
        message: containing('the limit is 20000'),
      };

      expect(await refusalOf(query('100'))).toMatchObject(refused);
      expect(await refusalOf(query('$n'))).toMatchObject(refused);
      expect(await refusalOf(query('$n'), { n: 100 })).toMatchObject(refused);
      expect((await answerTo({ query: query('$n'), variables: { n: 20 } })).errors).toBeUndefined();
    });

    it('a body above 400,000 bytes, announced or not', async () => {
      const body = JSON.stringify({
        query: `{ __typename } # ${'x'.repeat(GRAPHQL_LIMITS.bodyBytes)}`,
      });
      const chunked = await fetch(server.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: new Blob([body]).stream(),
        duplex: 'half',
      } as RequestInit);

      for (const response of [await server.post(body), chunked]) {
        expect(response.status).toBe(413);
        expect(await response.json()).toEqual({
          errors: [
            {
              message: 'The request is too large: at most 400 kB. Send it in parts.',
              extensions: { code: 'BODY_TOO_LARGE' },
            },
          ],
        });
      }
    });

    it('a content type other than JSON, before reading the body', async () => {
      for (const type of [
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'text/plain',
        'application/graphql',
      ]) {
        const response = await server.post('query={__typename}', { 'content-type': type });
        const { errors } = (await response.json()) as Answer;

        expect(response.status).toBe(415);
        expect(errors![0]!.message).toContain('application/json');
        expect(errors![0]!.extensions).toEqual({ code: 'CONTENT_TYPE_UNSUPPORTED' });
      }
    });

    it('broken JSON and batches, without repeating the parser', async () => {
      const broken = await server.post('{"query":');
      expect(broken.status).toBe(400);
      expect(await broken.json()).toEqual({
        errors: [{ message: 'The body is not valid JSON.', extensions: { code: 'BAD_REQUEST' } }],
      });

      expect((await server.post([{ query: '{ __typename }' }])).status).toBe(400);
    });

    it('an invalid page size, cursor and audience, each with its code', async () => {
      expect(await refusalOf('{ features(first: 101) { totalCount } }')).toMatchObject({
        code: 'PAGE_SIZE_INVALID',
        message: containing('100'),
      });
      expect(await refusalOf('{ features(after: "x") { totalCount } }')).toMatchObject({
        code: 'CURSOR_INVALID',
      });
      expect(await refusalOf('{ audience(key: "moon") { name } }')).toMatchObject({
        status: 200,
        code: 'AUDIENCE_INVALID',
      });
    });

    it('a list nested ten thousand deep, in the document and in the variables', async () => {
      const deep = `${'['.repeat(10_000)}1${']'.repeat(10_000)}`;

      expect(await refusalOf(`{ nodes(ids: ${deep}) { id } }`)).toMatchObject({
        status: 400,
        code: 'BRACKETS_EXCEEDED',
        message: containing('100'),
      });
      const { status, errors } = await answerTo(
        `{"query":"query Q($ids: [ID!]!) { nodes(ids: $ids) { id } }","variables":{"ids":${deep}}}`,
      );
      expect(status).toBeLessThan(500);
      expect(errors![0]!.extensions?.code).not.toBe('INTERNAL');
    });
  });

  describe('when a resolver fails', () => {
    const field = schema.getQueryType()!.getFields().catalogue!;
    const { resolve } = field;

    afterEach(() => {
      field.resolve = resolve;
      jest.restoreAllMocks();
    });

    it('masks the fault and logs it once, without variables, under the sent id', async () => {
      field.resolve = () => {
        throw new TypeError('the secret');
      };
      const logged = jest.spyOn(log, 'error').mockImplementation(() => undefined);

      const { errors } = await answerTo({
        query:
          'query Broken($slug: String!) { catalogue { version } browser(slug: $slug) { name } }',
        operationName: 'Broken',
        variables: { slug: 'private' },
      });

      expect(errors).toHaveLength(1);
      expect(errors![0]).toMatchObject({
        message: 'Internal error',
        extensions: { code: 'INTERNAL' },
      });
      expect(logged).toHaveBeenCalledTimes(1);
      const [details] = logged.mock.calls[0] as unknown as [Record<string, unknown>];
      expect(details).toMatchObject({
        errorId: errors![0]!.extensions!.errorId,
        operationName: 'Broken',
        path: 'catalogue',
      });
      expect((details.err as Error).message).toBe('the secret');
      expect(JSON.stringify(details)).not.toContain('private');
    });

    it('does not log what a caller did wrong', async () => {
      const logged = jest.spyOn(log, 'error').mockImplementation(() => undefined);

      await refusalOf('{ features(first: 0) { totalCount } }');
      await refusalOf('{ nothing }');
      await refusalOf('{');

      expect(logged).not.toHaveBeenCalled();
    });
  });
});

import { type GraphqlServer, listenGraphql } from '../../../support/listenGraphql';

const KEPT_ID = 'a'.repeat(64);

jest.mock('@/__generated__/persisted-queries.json', () => ({
  ['a'.repeat(64)]: 'query KeptQuery($slug: String!) { feature(slug: $slug) { __typename } }',
}));

describe('an operation in a request', () => {
  let server: GraphqlServer;
  beforeAll(async () => {
    server = await listenGraphql();
  });
  afterAll(() => server.close());

  const answerTo = async (body: unknown, accept = 'application/json') => {
    const response = await server.post(body, { accept });
    return { status: response.status, answer: (await response.json()) as unknown };
  };

  it.each([
    ['documentId', { documentId: KEPT_ID }],
    ['id', { id: KEPT_ID }],
    ['doc_id', { doc_id: KEPT_ID }],
    [
      'extensions.persistedQuery',
      { extensions: { persistedQuery: { version: 1, sha256Hash: KEPT_ID } } },
    ],
  ])('is found by its id, as clients send it: %s', async (_, given) => {
    expect(await answerTo({ ...given, variables: { slug: 'has' } })).toEqual({
      status: 200,
      answer: { data: { feature: { __typename: 'Feature' } } },
    });
  });

  it('is the text that a client sends after its hash was unknown', async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } };

    expect(await answerTo({ extensions })).toMatchObject({
      status: 400,
      answer: { errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] },
    });
    expect(await answerTo({ extensions, query: '{ __typename }' })).toEqual({
      status: 200,
      answer: { data: { __typename: 'Query' } },
    });
  });

  it.each([
    ['nothing', {}],
    ['no text', { query: '' }],
    ['white space', { query: ' \n' }],
    ['null', { query: null, variables: {} }],
    ['a number', { query: 7 }],
  ])('is asked for where there is %s, whatever type is accepted', async (_, body) => {
    for (const accept of ['application/json', 'application/graphql-response+json', '*/*'])
      expect(await answerTo(body, accept)).toEqual({
        status: 400,
        answer: {
          errors: [
            {
              message:
                'The request has no operation. Send its text as `query`, or the id of a persisted one as `documentId`.',
              extensions: { code: 'QUERY_MISSING' },
            },
          ],
        },
      });
  });

  it.each(['null', '[]', '"query"'])('is not read from a body that is %s', async (body) => {
    expect(await answerTo(body)).toMatchObject({
      status: 400,
      answer: { errors: [{ message: expect.stringMatching(/./) as string }] },
    });
  });
});

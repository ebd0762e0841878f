import { connect } from 'node:net';
import texts from '@/__generated__/persisted-queries.json';
import { type GraphqlServer, listenGraphql } from '../../../support/listenGraphql';

const idNamed = (name: string): string =>
  Object.entries(texts).find(([, text]) => new RegExp(`^\\w+ ${name}\\b`).test(text))![0];

const MISSING = {
  documentId: idNamed('MissingScreenQuery'),
  variables: { wanted: 'flexbocks' },
};

/** Makes a request one for the layers of the protocol, which answer it the same. */
const UNUSUAL = { 'idempotency-key': 'a-key-of-some-length' };

describe('an operation of the app by its id', () => {
  let server: GraphqlServer;
  beforeAll(async () => {
    server = await listenGraphql();
  });
  afterAll(() => server.close());

  const ask = async (body: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const response = await server.post(body, { accept: 'application/json', ...headers });
    const { date: _date, ...others } = Object.fromEntries(response.headers);
    return { status: response.status, headers: others, text: await response.text() };
  };

  it.each(['application/json', 'application/graphql-response+json, application/json'])(
    'is answered with the bytes and headers of the protocol’s layers for %s',
    async (accept) => {
      const plain = await ask(MISSING, { accept });
      const layered = await ask(MISSING, { accept, ...UNUSUAL });

      expect(plain.text).toContain('flexbox');
      expect(plain.status).toBe(200);
      expect(plain.text).toBe(layered.text);
      expect(plain.headers).toMatchObject({
        'content-type': layered.headers['content-type'],
        'cache-control': layered.headers['cache-control'],
        'access-control-allow-origin': '*',
      });
    },
  );

  it('is the same when asked again', async () => {
    expect((await ask(MISSING)).text).toBe((await ask(MISSING)).text);
  });

  it.each([
    ['an unknown id', { documentId: 'sha256:0', variables: {} }],
    ['variables of a wrong type', { ...MISSING, variables: { wanted: 7 } }],
    ['variables that are a list', { ...MISSING, variables: [1] }],
    ['no variables', { documentId: MISSING.documentId }],
    ['null', 'null'],
    ['broken JSON', '{"documentId":'],
    ['a mutation', { documentId: idNamed('DeleteAudienceMutation'), variables: {} }],
    ['an own audience that is not there', ownAudience()],
    ['a text', { query: '{ catalogue { featureCount } }' }],
  ])('is left to the protocol’s layers: %s', async (_name, body) => {
    const plain = await ask(body);
    // Only they answer any other accepted type.
    const layered = await ask(body, { accept: 'application/json, text/plain' });

    const withoutIds = (text: string) => text.replaceAll(/[0-9a-f]{32}/g, '');
    expect([plain.status, withoutIds(plain.text)]).toEqual([
      layered.status,
      withoutIds(layered.text),
    ]);
  });

  it('reads a person’s data each time, and gives a stranger none of it', async () => {
    const { text } = await ask({ documentId: idNamed('SignInScreenQuery'), variables: {} });

    expect(JSON.parse(text)).toEqual({
      data: {
        viewer: null,
        signInOptions: { provider: null, takesPasskeys: true, takesPasswords: true },
      },
    });
  });

  it('is refused with 503 where its body does not arrive', async () => {
    const impatient = await listenGraphql({ milliseconds: 50 });
    const { port } = new URL(impatient.url);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1').once('error', reject);
      socket.once('data', (data) => resolve(data.toString()));
      socket.write(
        'POST /graphql HTTP/1.1\r\nhost: a\r\naccept: application/json\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{',
      );
    });
    await impatient.close();

    expect(answer).toMatch(/^HTTP\/1.1 503 /);
    expect(answer).toContain('"code":"TIMEOUT"');
  });
});

function ownAudience() {
  return {
    documentId: idNamed('AudienceFormQuery'),
    variables: { audience: 'custom:abcdefghijklmnopqrstuv' },
  };
}

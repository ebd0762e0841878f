import { type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { PAGES } from '@/domain/routes/pages.data';
import { closeGracefully } from '@/server/api/http/closeGracefully';
import { createHttpServer } from '@/server/api/http/createHttpServer';
import { createLog } from '@/server/platform/observe/log';

const LONG_PAGE = `<!doctype html>${'Can we ship this? '.repeat(200)}`;

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

let server: Server | undefined;
let lines: Record<string, unknown>[] = [];
let isReady = true;

const sendPage: Handler = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(LONG_PAGE);

  return Promise.resolve();
};

/** Listens on a free port with the given handler in Next's place. */
async function listen(handle: Handler = sendPage, compresses = true): Promise<number> {
  const log = createLog(
    { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
    'debug',
  );
  const created = createHttpServer({
    handle,
    isReady: () => isReady,
    isHttps: false,
    compresses,
    log,
  });
  server = created;
  await new Promise<void>((resolve) => created.listen(0, '127.0.0.1', resolve));

  return (created.address() as AddressInfo).port;
}

const ask = (port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request({ port, path, headers, host: '127.0.0.1', agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => void chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });

beforeEach(() => {
  lines = [];
  isReady = true;
});

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

describe('createHttpServer', () => {
  it('compresses a page for clients that accept it', async () => {
    const answer = await ask(await listen(), '/', { 'Accept-Encoding': 'gzip' });

    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.body).toString()).toBe(LONG_PAGE);
  });

  it('leaves compression to the proxy in front', async () => {
    const answer = await ask(await listen(sendPage, false), '/', { 'Accept-Encoding': 'gzip' });

    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.body.toString()).toBe(LONG_PAGE);
  });

  it('answers the health routes by itself', async () => {
    const port = await listen(() => Promise.reject(new Error('Next is not asked.')));

    expect(await ask(port, '/healthz')).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store' },
    });
    expect(await ask(port, '/readyz')).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store' },
    });

    isReady = false;

    expect(await ask(port, '/healthz')).toMatchObject({ status: 200 });
    expect(await ask(port, '/readyz')).toMatchObject({
      status: 503,
      headers: { connection: 'close' },
    });
  });

  it.each([
    ...Object.keys(PAGES).filter((route) => /\[(?:token|id)\]/.test(route)),
    '/feeds/watches/[token]',
    '/api/unsubscribe/[token]',
    '/api/unsubscribe/[token]/watches/[id]',
    '/api/audiences/[id]/revisions',
    '/%72eset/[token]',
    '/RESET//[token]/',
    '/_next/data/build/reset/[token].json',
    '/features?as=custom:[id]',
    '/feeds/custom:[id].atom',
  ])('keeps the secret of %s out of the log, if the request fails, too', async (route) => {
    const path = route.replace(/\[(?:token|id)\]/g, 'a-secret_1234567890abcdef');
    await ask(await listen(), path);
    server?.close();
    await ask(await listen(() => Promise.reject(new Error('broken'))), path);

    expect(lines.length).toBeGreaterThan(1);
    expect(JSON.stringify(lines)).not.toContain('1234567890abcdef');
  });

  it('logs one line per request, without the query string', async () => {
    const answer = await ask(await listen(), '/features?q=geheim', {
      'X-Request-Id': 'reader-0001',
    });

    expect(answer.headers['x-request-id']).toBe('reader-0001');
    expect(lines).toEqual([
      expect.objectContaining({
        msg: 'request',
        requestId: 'reader-0001',
        method: 'GET',
        path: '/features',
        status: 200,
      }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('geheim');
  });

  it.each([
    ['promised', () => Promise.reject(new Error('the inner reason'))],
    [
      'thrown',
      () => {
        throw new Error('the inner reason');
      },
    ],
  ])(
    'hides the cause of a failure that was %s, and logs it once under the sent id',
    async (_, handle) => {
      const answer = await ask(await listen(handle), '/');
      const id = answer.headers['x-request-id'];

      expect(answer.status).toBe(500);
      expect(answer.headers).toHaveProperty('content-security-policy');
      expect(answer.body.toString()).toBe(`Something broke on our side. Request ${String(id)}.\n`);
      expect(lines.filter(({ err }) => err)).toEqual([
        expect.objectContaining({ msg: 'request failed', requestId: id }),
      ]);
    },
  );

  it('answers 503, to be asked again, where an answer failed for the database', async () => {
    const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const answer = await ask(await listen(() => Promise.reject(cause)), '/feeds/watches/x');

    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.body.toString()).toContain('STORAGE_UNAVAILABLE');
    expect(lines.filter(({ err }) => err)).toEqual([]);
  });

  it('disconnects a client that never finishes its headers', async () => {
    const port = await listen();
    const socket = connect(port, '127.0.0.1');
    const received = await new Promise<string>((resolve, reject) => {
      let text = '';
      socket
        .on('data', (chunk) => (text += chunk.toString()))
        .on('close', () => resolve(text))
        .on('error', reject);
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    });

    expect(received).toMatch(/^HTTP\/1\.1 408 /);
    expect(lines).toEqual([]);
  }, 20_000);
});

describe('closeGracefully', () => {
  it('finishes requests in flight and accepts no new ones', async () => {
    let finish = (): void => undefined;
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const port = await listen((_, response) => {
      finish = () => response.end('finished');
      begin();

      return Promise.resolve();
    });
    const underWay = ask(port, '/slow');
    await begun;
    const closed = closeGracefully(server!, 0, 10_000);
    await new Promise((resolve) => setTimeout(resolve, 0));

    await expect(ask(port, '/new')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    finish();

    expect((await underWay).body.toString()).toBe('finished');
    expect(await closed).toBe(true);
  });

  it('cuts off requests that exceed the limit', async () => {
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const port = await listen(() => {
      begin();

      return Promise.resolve();
    });
    const underWay = ask(port, '/never').catch((cause: Error) => cause.message);
    await begun;

    expect(await closeGracefully(server!, 0, 100)).toBe(false);
    expect(await underWay).toBe('socket hang up');
  });
});

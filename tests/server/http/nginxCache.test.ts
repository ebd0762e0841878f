import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { clientAddress } from '@/server/http/clientAddress';
import { createHttpServer } from '@/server/http/createHttpServer';
import { sendAnswer } from '@/server/http/sendAnswer';
import { log } from '@/server/observe/log';
import { provideNginx, type RunningNginx, startNginx } from '../../support/nginx';
import { until } from '../../support/until';

// As an operator sets it where a proxy stands in front.
process.env.BEHIND_PROXY = '1';

const program = provideNginx();
if (!program)
  console.warn(
    'No nginx on this machine and no way to install one: the answers behind a proxy cache are not tested.',
  );

let upstream: Server;
let nginx: RunningNginx;
let clients: string[] = [];
let asked: { readonly url: string; readonly status: () => number }[] = [];

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Without the cache and the decompression of `fetch`. */
const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(`${nginx.origin}${path}`, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => void chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });

(program ? describe : describe.skip)('answers behind the cache of nginx', () => {
  beforeAll(async () => {
    const handle: Parameters<typeof createHttpServer>[0]['handle'] = (incoming, response) => {
      clients.push(clientAddress(incoming, 1));
      asked.push({ url: incoming.url!, status: () => response.statusCode });
      if (!sendAnswer(incoming, response))
        response
          .writeHead(200, { 'Cache-Control': 'private, no-store', 'Content-Type': 'text/html' })
          .end(`<p>${incoming.headers.cookie}</p>`);
      return Promise.resolve();
    };
    upstream = createHttpServer({
      handle,
      isReady: () => true,
      isHttps: false,
      compresses: false,
      log,
    });
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
    nginx = await startNginx(program!, (upstream.address() as AddressInfo).port);
  }, 120_000);

  afterAll(async () => {
    await nginx?.stop();
    upstream?.closeAllConnections();
    await new Promise((resolve) => upstream.close(resolve));
  });

  beforeEach(() => void (asked = []));

  it('learns who asks from the proxy alone, whatever a client writes into the header', async () => {
    clients = [];
    await fetch(`${nginx.origin}/who`, { headers: { 'x-forwarded-for': '198.51.100.1' } });
    await fetch(`${nginx.origin}/who`);

    expect(clients).toEqual(['127.0.0.1', '127.0.0.1']);
  });

  it.each([
    '/feeds/newly',
    '/badge/features/has.svg',
    '/embed/features/has',
    '/features/has.json',
    '/exports/eslint.json?features=has',
  ])('%s is computed once and served to everyone from the cache', async (path) => {
    const first = await get(path, { cookie: 'audience=region:DE; theme=dark' });
    const second = await get(path, { cookie: 'audience=region:JP' });

    expect([first.status, first.headers['x-cache'], second.headers['x-cache']]).toEqual([
      200,
      'MISS',
      'HIT',
    ]);
    expect(second.body.equals(first.body)).toBe(true);
    for (const name of [
      'etag',
      'last-modified',
      'cache-control',
      'content-type',
      'access-control-allow-origin',
      'content-security-policy',
      'x-data-versions',
    ]) {
      expect([name, second.headers[name]]).toEqual([name, first.headers[name]]);
    }
    expect(asked).toHaveLength(1);
  });

  it('answers conditional requests from the cache, compressed or not', async () => {
    const { headers } = await get('/feeds/widely');
    const compressed = await get('/feeds/widely', { 'accept-encoding': 'gzip' });
    const plain = await get('/feeds/widely');

    expect([compressed.headers['content-encoding'], plain.headers['content-encoding']]).toEqual([
      'gzip',
      undefined,
    ]);
    expect(gunzipSync(compressed.body).equals(plain.body)).toBe(true);
    expect(compressed.headers.etag).toBe(headers.etag);
    const validators: Record<string, string>[] = [
      { 'if-none-match': headers.etag! },
      { 'if-modified-since': headers['last-modified']! },
    ];
    for (const conditions of validators) {
      expect(
        await get('/feeds/widely', { 'accept-encoding': 'gzip', ...conditions }),
      ).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    }
    expect(asked).toHaveLength(1);
  });

  it('revalidates a stale copy, and keeps it if nothing changed', async () => {
    const first = await get('/soon/feeds/discouraged');
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    const stale = await get('/soon/feeds/discouraged');
    await until(() => asked.length > 1);

    expect([first.headers['x-cache'], stale.headers['x-cache']]).toEqual([
      'MISS',
      expect.stringMatching(/^(STALE|REVALIDATED|EXPIRED)$/),
    ]);
    expect(asked.map(({ status }) => status())).toEqual([200, 304]);
    expect((await get('/soon/feeds/discouraged')).body.equals(first.body)).toBe(true);
  });

  it('separates entries by theme, audience and line', async () => {
    const bodies = await Promise.all(
      ['', '?theme=dark', '?audience=region:DE', '?line=99'].map(async (search) =>
        (await get(`/badge/features/grid.svg${search}`)).body.toString(),
      ),
    );
    expect(new Set(bodies).size).toBe(4);
  });

  it('caches errors for a minute, and pages never', async () => {
    expect((await get('/badge/features/hass.svg')).status).toBe(404);
    await get('/features', { cookie: 'line=1' });
    expect((await get('/features', { cookie: 'line=2' })).body.toString()).toBe('<p>line=2</p>');
  });

  it('keeps serving from the cache while the server is down', async () => {
    const { body } = await get('/badge/features/subgrid.svg');
    upstream.closeAllConnections();
    await new Promise((resolve) => upstream.close(resolve));
    expect(await get('/badge/features/subgrid.svg')).toMatchObject({ status: 200, body });
  });
});

import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { OWN_PAGE_CACHE_CONTROL, PARTIAL_HEADER } from '@/domain/protocol';
import { clientAddress } from '@/server/api/http/clientAddress';
import { createHttpServer } from '@/server/api/http/createHttpServer';
import { sendAnswer, wantsAnswer } from '@/server/api/http/sendAnswer';
import { createOffer } from '@/server/api/http/sharedPages';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { config } from '@/server/platform/config/config';
import { log } from '@/server/platform/observe/log';
import { provideNginx, type RunningNginx, startNginx } from '../../../support/nginx';
import { until } from '../../../support/until';

// As an operator sets it where a proxy stands in front.
process.env.BEHIND_PROXY = '1';

const program = provideNginx();
if (!program)
  console.warn(
    'No nginx on this machine and no way to install one: the answers behind a proxy cache are not tested.',
  );

const offerPage = createOffer(config(), 'a-build');
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
    const handle: Parameters<typeof createHttpServer>[0]['handle'] = async (incoming, response) => {
      clients.push(clientAddress(incoming, 1));
      asked.push({ url: incoming.url!, status: () => response.statusCode });
      if (wantsAnswer(incoming)) await sendAnswer(incoming, response);
      else if (!offerPage(incoming, response)) {
        if (/[?&]partial/.test(incoming.url!)) response.setHeader(PARTIAL_HEADER, '1');
        if (incoming.headers.cookie !== undefined || incoming.url!.startsWith('/invite/'))
          response.setHeader('Cache-Control', OWN_PAGE_CACHE_CONTROL);
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        const accepted = incoming.headers['accept-language'];
        const language = accepted === undefined ? '' : ` in ${accepted}`;
        response
          .writeHead(/[?&]broken/.test(incoming.url!) ? 500 : 200)
          .end(`<p>${incoming.url} for ${incoming.headers.cookie ?? 'anybody'}${language}</p>`);
      }
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

  it('learns only from the proxy who asks, whatever a client writes', async () => {
    clients = [];
    await fetch(`${nginx.origin}/account`, { headers: { 'x-forwarded-for': '198.51.100.1' } });
    await fetch(`${nginx.origin}/account`);

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

  it('keeps a page for readers without preferences, tagged by the version of its data', async () => {
    const first = await get('/features/has?line=90');
    const second = await get('/features/has?line=90');

    expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['MISS', 'HIT']);
    expect(asked).toHaveLength(1);
    expect(second.body.toString()).toBe('<p>/features/has?line=90 for anybody</p>');
    expect(second.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
      'cache-tag': `data-${loadCatalogue().version}, build-a-build`,
      vary: 'Cookie, Accept-Language',
    });
    expect(second.headers).not.toHaveProperty('x-request-id');
    expect(
      await get('/features/has?line=90', { 'if-none-match': first.headers.etag! }),
    ).toMatchObject({ status: 304 });
  });

  it('never mixes languages, and lets the address decide for everybody', async () => {
    const page = '/policy/browsers?line=91';
    const ask = async (url: string, language: string) => {
      const { body, headers } = await get(url, { 'accept-language': language });
      return [body.toString(), headers['x-cache'], headers.vary];
    };

    for (const state of ['MISS', 'HIT'])
      for (const language of ['de', 'ja', 'en-US'])
        expect(await ask(page, language)).toEqual([
          `<p>${page} for anybody in ${language}</p>`,
          state,
          'Cookie, Accept-Language',
        ]);
    expect((await get(page, { 'accept-language': 'de' })).headers.etag).not.toBe(
      (await get(page, { 'accept-language': 'ja' })).headers.etag,
    );
    expect(await ask(`${page}&lang=fr`, 'de')).toEqual([expect.anything(), 'MISS', 'Cookie']);
    expect(await ask(`${page}&lang=fr`, 'ja')).toEqual([
      `<p>${page}&lang=fr for anybody in de</p>`,
      'HIT',
      'Cookie',
    ]);
  });

  it('asks whether a page is still the same, which costs no page', async () => {
    const first = await get('/soon/features/subgrid');
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    await get('/soon/features/subgrid');
    await until(() => asked.length > 1);

    expect(asked.map(({ status }) => status())).toEqual([200, 304]);
    expect((await get('/soon/features/subgrid')).body.equals(first.body)).toBe(true);
  });

  // Where an operator sets nothing about cookies, the answers themselves keep readers apart.
  it.each([
    ['', '/stats'],
    ['/careless', '/browsers'],
  ])(
    'never keeps a reader’s page for another: 2 audiences, 3 readers at “%s%s”',
    async (prefix, page) => {
      const cookies = [
        undefined,
        'audience=region:DE',
        'audience=region:JP; theme=dark',
        'line=80',
      ];
      const urls = ['', '?audience=region:DE', '?audience=region:JP'].map((query) => page + query);
      const leaks: string[] = [];
      for (let round = 0; round < 4; round++)
        for (const cookie of round % 2 ? cookies : [...cookies].reverse())
          for (const url of urls) {
            const { body, headers } = await get(`${prefix}${url}`, cookie ? { cookie } : {});
            const expected = `<p>${url} for ${cookie ?? 'anybody'}</p>`;
            if (body.toString() !== expected) leaks.push(`${url} ${cookie}: ${body.toString()}`);
            if (cookie && headers['x-cache'] === 'HIT') leaks.push(`${url} ${cookie} was kept`);
          }

      expect(leaks).toEqual([]);
      // Of readers without cookies each address is made once, of the others each time.
      expect(asked).toHaveLength(3 + 3 * 3 * 4);
    },
  );

  it.each([
    ['an own audience', '/stats?audience=custom:AAAAAAAAAAAAAAAAAAAAAA'],
    ['an own audience, encoded', '/stats?audience=custom%3AAAAAAAAAAAAAAAAAAAAAAA'],
    ['an own audience, encoded twice', '/stats?audience=%2563ustom%253AAAAAAAAAAAAAAAAAAAAAAA'],
    ['an own audience’s page', '/audiences/AAAAAAAAAAAAAAAAAAAAAA'],
    ['what is in this browser', '/account'],
    ['a page that differs by who opens it, not even for strangers', '/invite/a-token'],
    ['a search', '/search?q=grid'],
    ['a page with a part missing', '/stats?partial'],
    ['a broken page', '/stats?broken'],
    ['a broken address', '/stats?q=%'],
  ])('does not keep %s', async (_, url) => {
    for (let round = 0; round < 2; round++)
      expect((await get(url)).headers['x-cache']).not.toBe('HIT');

    expect(asked).toHaveLength(2);
    expect((await get(url)).headers).not.toHaveProperty('cache-tag');
  });

  it('caches errors for a minute', async () => {
    expect((await get('/badge/features/hass.svg')).status).toBe(404);
    expect((await get('/badge/features/hass.svg')).headers['x-cache']).toBe('HIT');
  });

  it('keeps serving from the cache while the server is down', async () => {
    const { body } = await get('/badge/features/subgrid.svg');
    upstream.closeAllConnections();
    await new Promise((resolve) => upstream.close(resolve));
    expect(await get('/badge/features/subgrid.svg')).toMatchObject({ status: 200, body });
  });
});

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpServer } from '@/server/api/http/createHttpServer';
import { sendAnswer, wantsAnswer } from '@/server/api/http/sendAnswer';
import { log } from '@/server/platform/observe/log';

let server: Server;
let origin: string;

beforeAll(async () => {
  const handle = async (
    request: Parameters<typeof sendAnswer>[0],
    response: Parameters<typeof sendAnswer>[1],
  ) => {
    if (wantsAnswer(request)) await sendAnswer(request, response);
    else response.writeHead(418).end();
  };
  server = createHttpServer({ handle, isReady: () => true, isHttps: false, compresses: true, log });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const get = (path: string, init?: RequestInit) => fetch(`${origin}${path}`, init);

const PATHS = [
  '/feeds/newly',
  '/feeds/query?q=grid',
  '/badge/features/has.svg',
  '/badge/compat/css.selectors.has.svg',
  '/embed/features/has',
  '/features/has.json',
  '/oembed?url=http://localhost:3000/features/has',
  '/exports/browserslistrc?features=has',
  '/exports/eslint.json?features=has',
  '/exports/stylelint.json?features=has',
];

describe('sendAnswer', () => {
  it.each(PATHS)(
    '%s is open to every origin, publicly cacheable, and independent of cookies',
    async (path) => {
      const response = await get(path, {
        headers: {
          cookie: 'audience=region:DE; line=50; theme=dark',
          origin: 'https://example.org',
        },
      });
      const plain = await get(path);

      expect(response.status).toBe(200);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(response.headers.get('cache-control')).toMatch(/^public, max-age=3600\b/);
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(response.headers.get('x-data-versions')).toMatch(/^web-features@\d/);
      expect(await response.text()).toBe(await plain.text());
    },
  );

  it.each(PATHS)('%s is sent again only if it changed', async (path) => {
    const { headers } = await get(path);
    const etag = headers.get('etag')!;
    const statusWith = async (conditions: Record<string, string>) =>
      (await get(path, { headers: conditions })).status;

    expect(etag).toMatch(/^W\/".{22}"$/);
    expect(await statusWith({ 'If-None-Match': etag })).toBe(304);
    expect(await statusWith({ 'If-None-Match': `"other", ${etag.slice(2)}` })).toBe(304);
    expect(await statusWith({ 'If-None-Match': '"other"' })).toBe(200);
    expect(await statusWith({ 'If-Modified-Since': headers.get('last-modified')! })).toBe(304);
    expect(await statusWith({ 'If-Modified-Since': 'Sat, 01 Jan 2022 00:00:00 GMT' })).toBe(200);
    expect(
      await statusWith({
        'If-None-Match': '"other"',
        'If-Modified-Since': headers.get('last-modified')!,
      }),
    ).toBe(200);
  });

  it('repeats the caching headers on a 304', async () => {
    const { headers: first } = await get('/feeds/newly');
    const { headers } = await get('/feeds/newly', {
      headers: { 'If-None-Match': first.get('etag')! },
    });
    for (const name of ['etag', 'cache-control', 'last-modified', 'x-data-versions'])
      expect(headers.get(name)).toBe(first.get(name));
  });

  it('is compressed for clients that accept it', async () => {
    const encodingFor = async (accepted: string) =>
      (await get('/feeds/newly', { headers: { 'accept-encoding': accepted } })).headers.get(
        'content-encoding',
      );
    expect(await encodingFor('br, gzip;q=0.8')).toBe('gzip');
    expect(await encodingFor('gzip;q=0, identity')).toBeNull();
    expect(
      await (await get('/feeds/newly', { headers: { 'accept-encoding': 'gzip' } })).text(),
    ).toBe(
      await (await get('/feeds/newly', { headers: { 'accept-encoding': 'identity' } })).text(),
    );
  });

  it('ignores unknown parameters and parameter order', async () => {
    const etagOf = async (path: string) => (await get(path)).headers.get('etag');
    expect(await etagOf('/badge/features/has.svg?utm_source=mail&line=90&audience=region:DE')).toBe(
      await etagOf('/badge/features/has.svg?audience=region:DE&line=90'),
    );
    expect(await etagOf('/badge/features/has.svg?theme=dark')).not.toBe(
      await etagOf('/badge/features/has.svg'),
    );
  });

  it('lets any site frame a card, and nothing else', async () => {
    const policyOf = async (path: string) =>
      (await get(path)).headers.get('content-security-policy')!;

    expect(await policyOf('/embed/features/has')).toMatch(
      /^default-src 'none'; style-src 'sha256-.*frame-ancestors \*$/,
    );
    for (const path of PATHS.filter((path) => !path.startsWith('/embed/')))
      expect(await policyOf(path)).toContain("frame-ancestors 'none'");
  });

  it('reports errors in the requested format, cacheable for a minute', async () => {
    for (const [path, status, type] of [
      ['/feeds/quickly', 404, 'application/atom+xml'],
      ['/feeds/query?q=grop:css', 400, 'application/atom+xml'],
      ['/badge/features/hass.svg', 404, 'image/svg+xml'],
      ['/embed/features/hass', 404, 'text/html'],
      ['/features/hass.json', 404, 'application/json'],
      ['/oembed?url=https://example.org/', 404, 'application/json'],
      ['/exports/browserslistrc?features=hass', 404, 'text/plain'],
    ] as const) {
      const response = await get(path);
      expect([path, response.status, response.headers.get('content-type')]).toEqual([
        path,
        status,
        `${type}; charset=utf-8`,
      ]);
      expect(response.headers.get('cache-control')).toBe('public, max-age=60');
      expect(response.headers.has('etag')).toBe(false);
    }
  });

  it('accepts GET, HEAD and preflight requests', async () => {
    const head = await get('/feeds/newly', { method: 'HEAD' });
    const preflight = await get('/features/has.json', {
      method: 'OPTIONS',
      headers: { origin: 'https://example.org', 'access-control-request-headers': 'if-none-match' },
    });

    expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([
      200,
      '',
      (await get('/feeds/newly')).headers.get('etag'),
    ]);
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'If-None-Match, If-Modified-Since',
    ]);
    expect((await get('/badge/features/has.svg', { method: 'POST' })).status).toBe(405);
  });

  it('leaves every other path to the pages', async () => {
    for (const path of [
      '/features/has',
      '/features',
      '/badge/features/has',
      '/embed',
      '/exports/tailwind',
      '/feeds/a/b',
    ])
      expect((await get(path)).status).toBe(418);
  });
});

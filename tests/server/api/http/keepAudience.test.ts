import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keepAudience, keepsAudience } from '@/server/api/http/keepAudience';
import { config } from '@/server/platform/config/config';

describe('keepAudience', () => {
  let server: Server;

  beforeAll(async () => {
    server = createServer((request, response) => {
      if (keepsAudience(request)) void keepAudience(request, response);
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/audience`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: config().baseUrl, ...headers },
      body: new URLSearchParams(fields),
    });

  it('saves audience and line in cookies and leads back, without them in the address', async () => {
    const { status, headers } = await post({
      audience: 'region:DE',
      line: '90',
      from: '/features?q=grid&audience=region:DE&line=90',
    });

    expect(status).toBe(303);
    expect(headers.get('location')).toBe('/features?q=grid');
    expect(headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual([
      'audience=region%3ADE',
      'line=90',
    ]);
  });

  it('leads to the page that explains an unknown audience, and saves nothing', async () => {
    const { status, headers } = await post({ audience: 'region:XX', line: '90', from: '/stats' });

    expect(status).toBe(303);
    expect(headers.get('location')).toBe('/audiences?from=%2Fstats&audience=region%3AXX');
    expect(headers.getSetCookie()).toEqual([]);
  });

  it('never leads to another site', async () => {
    const { headers } = await post({ audience: 'world', from: '//elsewhere.example/' });

    expect(headers.get('location')).toBe('/');
  });

  it('refuses other sites’ forms and bodies that are too large', async () => {
    const [foreign, local] = await Promise.all(
      ['https://elsewhere.example', 'null'].map((origin) =>
        post({ audience: 'region:DE' }, { origin }),
      ),
    );
    const large = await post({ audience: 'x'.repeat(20_000) });

    expect([foreign!.status, local!.status, large.status]).toEqual([403, 403, 413]);
    expect(foreign!.headers.getSetCookie()).toEqual([]);
  });
});

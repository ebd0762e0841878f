import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBeaconRoute } from '@/server/api/http/beaconRoute';
import { createHttpServer } from '@/server/api/http/createHttpServer';
import { loadBeaconScript, writeBeaconScript } from '@/server/data/catalogue/presenceTable';
import { createLog } from '@/server/platform/observe/log';

const lines: string[] = [];
const counted: string[] = [];
let server: Server;
let origin = '';

beforeAll(async () => {
  const { answer } = createBeaconRoute({
    settings: { baseUrl: 'https://plimsoll.example', trustedProxies: 1 },
    count: (site) => Promise.resolve(void counted.push(site)),
  });
  server = createHttpServer({
    handle: answer,
    isReady: () => true,
    isHttps: true,
    compresses: true,
    log: createLog({ write: (line) => void lines.push(line) }, 'debug'),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const send = (site: string, from: string): Promise<Response> =>
  fetch(`${origin}/m/${site}`, {
    method: 'POST',
    body: '1c150d',
    headers: { 'x-forwarded-for': from, 'user-agent': 'A visitor at home' },
  });

describe('/m/<site>', () => {
  it('serves the script to pages of any site, which may check its integrity', async () => {
    const answer = await fetch(`${origin}/m/4Xw9q2.js`);
    const text = await answer.text();

    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const expected = writeBeaconScript(loadBeaconScript(), 'https://plimsoll.example/m/4Xw9q2');
    const digest = (script: string) => createHash('sha384').update(script).digest('base64');
    expect(digest(text)).toBe(digest(expected));
  });

  it('logs of thousands of visits only that they came, and only for debugging', async () => {
    lines.length = 0;
    for (let at = 0; at < 2_000; at += 100)
      await Promise.all(
        Array.from({ length: 100 }, (_, guest) => send('4Xw9q2', `203.0.113.${guest}`)),
      );
    const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>);

    expect(counted).toHaveLength(2_000);
    expect(parsed.every(({ level }) => level === 'debug' || level === 20)).toBe(true);
    expect(lines.join('')).not.toMatch(/203\.0\.113|visitor|1c150d|Chromium/);
  });

  it('answers other methods and other names without a hint', async () => {
    const status = async (path: string, method: string) =>
      (await fetch(`${origin}${path}`, { method })).status;

    expect(await status('/m/4Xw9q2', 'GET')).toBe(405);
    expect(await status('/m/', 'POST')).toBe(404);
    expect(await status(`/m/${'x'.repeat(41)}`, 'POST')).toBe(404);
    expect(await status('/m/4Xw9q2/more', 'POST')).toBe(404);
  });
});

import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createTelemetryHandler } from '@/server/api/http/createTelemetryHandler';
import { parseDsn } from '@/server/platform/config/dsn';
import { listenTelemetry, type TelemetryReceiver } from '../../../support/telemetryReceiver';
import { until } from '../../../support/until';

const OWN_PAGE = { 'sec-fetch-site': 'same-origin' };

let collector: TelemetryReceiver;
let server: Server | undefined;

beforeEach(async () => {
  collector = await listenTelemetry();
});

afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
  await collector.close();
});

/** Its clock stands still, so that a slow machine cannot earn a client another request. */
async function listen(dsn = collector.dsn, trustedProxies = 0): Promise<number> {
  const handler = createTelemetryHandler(
    () => ({
      sentryDsn: dsn ? parseDsn(dsn) : undefined,
      baseUrl: 'http://plimsoll.example',
      trustedProxies,
    }),
    undefined,
    () => 0,
  );
  const created = createServer((request, response) => void handler(request, response));
  server = created;
  await new Promise<void>((resolve) => created.listen(0, '127.0.0.1', resolve));
  return (created.address() as AddressInfo).port;
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: Record<string, unknown>;
}

const post = (
  port: number,
  body: string | Buffer,
  headers: Record<string, string> = OWN_PAGE,
  method = 'POST',
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    ask(
      { port, host: '127.0.0.1', method, path: '/api/telemetry', headers, agent: false },
      (response) => {
        response
          .resume()
          .on('end', () => resolve({ status: response.statusCode, headers: response.headers }));
      },
    )
      // A body too large is refused while it is still being written.
      .on('error', (cause: NodeJS.ErrnoException) =>
        cause.code === 'EPIPE' || cause.code === 'ECONNRESET'
          ? resolve({ status: 413, headers: {} })
          : reject(cause),
      )
      .end(body);
  });

const anEnvelope = ({
  dsn = collector.dsn,
  type = 'event',
  payload = '{"event_id":"é"}',
} = {}): string =>
  `${JSON.stringify({ dsn, event_id: 'e1', sent_at: 'now', reader: 'secret' })}\n${JSON.stringify({ type })}\n${payload}\n`;

describe('createTelemetryHandler', () => {
  it('forwards an envelope to the configured project, and nothing else of the request', async () => {
    const { status } = await post(await listen(), anEnvelope(), {
      ...OWN_PAGE,
      cookie: 'a=b',
      authorization: 'Bearer x',
      'user-agent': 'Mozilla',
    });
    await until(() => collector.received.length > 0);

    expect(status).toBe(200);
    const [received] = collector.received;
    expect(received).toMatchObject({
      path: '/collect/api/42/envelope/',
      header: { event_id: 'e1', sent_at: 'now' },
      items: [{ type: 'event', payload: { event_id: 'é' } }],
    });
    expect(received!.header).not.toHaveProperty('reader');
    expect(JSON.stringify(received!.headers)).not.toMatch(/a=b|Bearer|Mozilla/);
    expect(collector.faults).toEqual([]);
  });

  it('accepts a compressed envelope, but not one too large when decompressed', async () => {
    const port = await listen();
    const gzip = { ...OWN_PAGE, 'content-encoding': 'gzip' };

    expect((await post(port, gzipSync(anEnvelope()), gzip)).status).toBe(200);
    expect(
      (await post(port, gzipSync(anEnvelope({ payload: `"${'x'.repeat(300_000)}"` })), gzip))
        .status,
    ).toBe(413);
    expect((await post(port, 'no gzip', gzip)).status).toBe(400);
    expect((await post(port, anEnvelope(), { ...OWN_PAGE, 'content-encoding': 'br' })).status).toBe(
      415,
    );
  });

  it('refuses a body as soon as it exceeds the limit', async () => {
    const port = await listen();

    expect((await post(port, 'x'.repeat(200_001))).status).toBe(413);
    expect(
      (await post(port, 'x'.repeat(5_000_000), { ...OWN_PAGE, 'transfer-encoding': 'chunked' }))
        .status,
    ).toBe(413);
  });

  it.each([
    ['http://cafe0123cafe0123cafe0123cafe0123@127.0.0.1:1/collect/42'],
    ['http://cafe0123cafe0123cafe0123cafe0123@169.254.169.254/1'],
    [''],
  ])('cannot be used to reach another address: %s', async (dsn) => {
    expect((await post(await listen(), anEnvelope({ dsn }))).status).toBe(403);
    expect(collector.requests()).toBe(0);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', 'hello\n{}\n'],
    ['a header that is a list', '[]\n{}\n'],
    ['an item shorter than it says', '{}\n{"type":"event","length":100}\n{}'],
    ['an item longer than it says', '{}\n{"type":"event","length":1}\n{}'],
    ['a length below nothing', '{}\n{"type":"event","length":-1}\n{}'],
  ])('refuses %s', async (_, body) => {
    const status = (
      await post(await listen(), body.replace(/^\{\}/, JSON.stringify({ dsn: collector.dsn })))
    ).status;

    expect(status).toBe(400);
    expect(collector.requests()).toBe(0);
  });

  it('drops item types that our pages do not send', async () => {
    const port = await listen();
    const two = `${anEnvelope().trimEnd()}\n{"type":"attachment"}\nsecret`;

    expect((await post(port, anEnvelope({ type: 'replay_event' }))).status).toBe(400);
    expect((await post(port, two)).status).toBe(200);
    await until(() => collector.received.length > 0);
    expect(collector.received[0]!.items.map(({ type }) => type)).toEqual(['event']);
  });

  it('accepts envelopes from our own pages only', async () => {
    const port = await listen();

    expect(
      (
        await post(port, anEnvelope(), {
          'sec-fetch-site': 'cross-site',
          origin: 'http://plimsoll.example',
        })
      ).status,
    ).toBe(403);
    expect((await post(port, anEnvelope(), { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post(port, anEnvelope(), {})).status).toBe(403);
    expect((await post(port, anEnvelope(), { origin: 'http://plimsoll.example' })).status).toBe(
      200,
    );
    expect(await post(port, '', OWN_PAGE, 'GET')).toMatchObject({
      status: 405,
      headers: { allow: 'POST', 'cache-control': 'no-store' },
    });
  });

  it('tells a client over the limit when to continue, in the SDK’s format', async () => {
    const port = await listen();
    const answers = await Promise.all(Array.from({ length: 70 }, () => post(port, anEnvelope())));
    const refused = answers.filter(({ status }) => status === 429);

    expect(refused).toHaveLength(10);
    expect(refused[0]!.headers).toMatchObject({
      'retry-after': '1',
      'x-sentry-rate-limits': '1::organization',
    });
  });

  it('tells readers behind a proxy apart by what the proxy itself has written', async () => {
    const port = await listen(undefined, 1);
    const from = (address: string) =>
      post(port, anEnvelope(), { ...OWN_PAGE, 'x-forwarded-for': address });
    await Promise.all(Array.from({ length: 70 }, (_, index) => from(`10.0.0.${index}, 192.0.2.1`)));

    expect((await from('10.0.0.1, 192.0.2.1')).status).toBe(429);
    expect((await from('192.0.2.2')).status).toBe(200);
  });

  it('responds 200 even if the collector is down, slow or broken', async () => {
    const port = await listen();
    for (const mood of ['hangs', 500] as const) {
      collector.setMood(mood);
      expect((await post(port, anEnvelope())).status).toBe(200);
    }
    await collector.close();
    expect((await post(port, anEnvelope())).status).toBe(200);
    collector = await listenTelemetry();
  });

  it('pauses while the collector is rate-limiting', async () => {
    const port = await listen();
    collector.setMood(429);
    expect((await post(port, anEnvelope())).status).toBe(200);
    let answer = await post(port, anEnvelope());
    for (let tries = 0; answer.status === 200 && tries < 40; tries += 1)
      answer = await post(port, anEnvelope());

    expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
    expect(collector.requests()).toBeGreaterThan(0);
  });

  it.each<Record<string, string>>([{ 'sec-gpc': '1' }, { cookie: 'theme=dark; telemetry=off' }])(
    'forwards nothing for a reader with %j, whatever the page sends',
    async (wish) => {
      expect((await post(await listen(), anEnvelope(), { ...OWN_PAGE, ...wish })).status).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(collector.requests()).toBe(0);
    },
  );

  it('responds 404 without a configured collector', async () => {
    expect((await post(await listen(''), anEnvelope())).status).toBe(404);
  });
});

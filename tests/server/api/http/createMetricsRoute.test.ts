import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Admission } from '@/server/api/http/admission';
import { createHttpServer } from '@/server/api/http/createHttpServer';
import { createMetricsRoute } from '@/server/api/http/createMetricsRoute';
import { Metrics } from '@/server/api/http/Metrics';
import { perMinute, RateLimit } from '@/server/api/http/RateLimit';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createLog } from '@/server/platform/observe/log';
import { tallySent } from '@/server/platform/observe/tally';

const TOKEN = 'a-token-of-who-collects';
const catalogue = loadCatalogue();
let server: Server;
let origin: string;
let isAvailable = true;
let queueReads = 0;

beforeAll(async () => {
  const metrics = new Metrics({
    watchesLookedAt: () => Promise.resolve(Date.now() - 5_000),
    catalogue: () => catalogue,
    delayMs: () => 120,
    underWay: () => 3,
    isDatabaseAvailable: () => isAvailable,
    databaseUse: () => ({ pool: { total: 4, idle: 1, waiting: 2 } }),
    queue: () => {
      queueReads += 1;
      return Promise.resolve({
        kinds: [{ kind: 'watches.send', waiting: 3, retried: 1, failed: 2 }],
        oldestMs: 90_000,
      });
    },
    sources: () => Promise.resolve({ answering: 4, failing: 1, latestMs: 7_200_000 }),
    refresh: () => ({
      ...{ at: new Date(Date.now() - 3_600_000).toISOString(), by: 'test', says: '' },
      ...{ outcome: 'HELD', notTaken: [], published: [], contradictory: [] },
    }),
  });
  server = createHttpServer({
    handle: (_, response) => Promise.resolve(void response.writeHead(404).end()),
    isReady: () => true,
    isHttps: false,
    compresses: false,
    // The collector gets an answer even when no other client does.
    admission: { admit: () => SHED } as unknown as Admission,
    metrics: {
      noteRequest: metrics.noteRequest.bind(metrics),
      answer: createMetricsRoute(metrics, TOKEN),
    },
    log: createLog({ write: () => undefined }),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const SHED = { status: 503, code: 'OVERLOADED', message: 'Too much.', retryAfter: 2 } as const;

const scrape = async (): Promise<string> =>
  (await fetch(`${origin}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } })).text();

describe('/metrics', () => {
  it('answers only with the token', async () => {
    for (const authorization of [undefined, 'Bearer wrong', TOKEN, `Basic ${TOKEN}`]) {
      const response = await fetch(`${origin}/metrics`, {
        headers: authorization === undefined ? {} : { authorization },
      });
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe('Bearer realm="metrics"');
      expect(await response.text()).not.toContain('plimsoll_');
    }
  });

  it('counts requests by kind and class of status, whatever addresses they ask for', async () => {
    for (const path of ['/features/has', '/features/nothing-of-this-name', '/graphql', '/healthz'])
      await (await fetch(`${origin}${path}`)).text();
    const text = await scrape();

    const count = (labels: string) =>
      Number(
        new RegExp(`^plimsoll_http_request_duration_seconds_count{${labels}} (\\d+)`, 'm').exec(
          text,
        )?.[1],
      );
    expect(count('kind="page",status="5xx"')).toBe(2);
    expect(count('kind="graphql",status="5xx"')).toBe(1);
    expect(text).not.toContain('nothing-of-this-name');
  });

  it('says how busy the process is, and what limits refused', async () => {
    const limit = new RateLimit('of a test', perMinute(1));
    for (let request = 0; request < 3; request++) limit.take('203.0.113.9');
    const text = await scrape();

    expect(text).toContain('plimsoll_event_loop_delay_seconds 0.12');
    expect(text).toContain('plimsoll_requests_under_way 3');
    expect(text).toContain('plimsoll_refusals_total{limit="of a test"} 2');
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    expect(text).not.toContain('203.0.113.9');
  });

  it('says how jobs, messages, synced audiences and the refresh are', async () => {
    tallySent('mail', 'sent');
    tallySent('webhook', 'failed');
    queueReads = 0;
    const text = await scrape();

    expect(queueReads).toBe(1);
    expect(text).toContain('plimsoll_jobs{kind="watches.send",state="waiting"} 3');
    expect(text).toContain('plimsoll_jobs{kind="watches.send",state="failed"} 2');
    expect(text).toContain('plimsoll_jobs_oldest_seconds 90');
    expect(text).toContain('plimsoll_messages_total{by="mail",outcome="sent"} 1');
    expect(text).toContain('plimsoll_messages_total{by="webhook",outcome="failed"} 1');
    expect(text).toContain('plimsoll_audience_sources{state="failing"} 1');
    expect(text).toContain('plimsoll_audience_sources_latest_seconds 7200');
    expect(text).toContain('plimsoll_refresh_outcome{outcome="held"} 1');
    expect(text).toContain('plimsoll_refresh_outcome{outcome="failed"} 0');
    expect(text).toMatch(/^plimsoll_refresh_age_seconds 36\d\d/m);
  });

  it('has every metric that the dashboard and the alert rules name', async () => {
    const text = await scrape();
    const named = ['deploy/prometheus/alerts.yml', 'deploy/grafana/plimsoll.json'].flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bplimsoll_\w+/g)].map(([name]) =>
        name.replace(/_(?:bucket|count)$/, ''),
      ),
    );

    expect(new Set(named).size).toBeGreaterThan(15);
    expect(named.filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([]);
  });

  it('says how the database and the data are', async () => {
    expect(await scrape()).toMatch(/^plimsoll_database_available 1$/m);
    isAvailable = false;
    const text = await scrape();

    expect(text).toMatch(/^plimsoll_database_available 0$/m);
    expect(text).toContain('plimsoll_database_connections{state="waiting"} 2');
    const age = new RegExp(
      `^plimsoll_catalogue_age_seconds{version="${catalogue.version}"} (\\S+)`,
      'm',
    ).exec(text)?.[1];
    for (const { name } of catalogue.packages)
      expect(text).toContain(`plimsoll_data_lag_days{package="${name}"} 0`);
    expect(Number(age)).toBeCloseTo((Date.now() - Date.parse(catalogue.asOf)) / 1000, -2);
  });
});

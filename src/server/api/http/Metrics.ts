// The metrics of /metrics, in Prometheus' text format. Easy to get wrong: no label may hold what a
// client chose, or anyone could fill the collector's memory.
import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
} from 'prom-client';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { dataLag } from '@/server/data/versions/dataLag';
import type { DatabaseUse } from '@/server/platform/database/databaseUse';
import { refusalTallies } from '@/server/platform/observe/tally';
import { measureWork, type WorkSources } from './measureWork';

export interface MetricsSources extends WorkSources {
  readonly catalogue: () => Catalogue;
  readonly delayMs: () => number;
  readonly underWay: () => number;
  /** Undefined until the database was first tried. */
  readonly isDatabaseAvailable: () => boolean | undefined;
  readonly databaseUse: () => DatabaseUse;
  /** When all watches were last looked at; undefined before the first time. */
  readonly watchesLookedAt: () => Promise<number | undefined>;
}

/** Seconds; a page takes some hundredths. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

const KINDS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['health', /^\/(?:healthz|readyz|metrics)$/],
  ['static', /^\/_next\/|^\/[\w-]+\.(?:js|svg|png|ico|txt|webmanifest)$/],
  ['graphql', /^\/(?:api\/)?graphql$/],
  ['search', /^\/api\/search\//],
  ['telemetry', /^\/api\/telemetry$/],
  ['mcp', /^\/mcp$/],
  ['scim', /^\/scim\//],
  ['export', /^\/api\/|^\/exports\//],
  ['answer', /^\/(?:feeds|badge|embed|oembed|policy)(?:\/|\.|$)|\.json$/],
];

/** One of a few words for a path. */
const toKind = (path: string): string =>
  KINDS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page';

export class Metrics {
  readonly #registry = new Registry();
  readonly #durations: Histogram<'kind' | 'status'>;

  constructor(sources: MetricsSources) {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#durations = new Histogram({
      name: 'plimsoll_http_request_duration_seconds',
      help: 'Requests by kind and class of status, and how long each took until its answer was sent.',
      labelNames: ['kind', 'status'],
      buckets: BUCKETS,
      registers,
    });
    measureLoad(sources, registers);
    measureData(sources, registers);
    measureLag(sources, registers);
    measureDatabase(sources, registers);
    measureWork(sources, registers);
    // The primary process asks its workers for their numbers.
    AggregatorRegistry.setRegistries(this.#registry);
    new AggregatorRegistry();
  }

  /** @param ms from the request's arrival until its answer was sent */
  noteRequest(path: string, status: number, ms: number): void {
    const labels = { kind: toKind(path), status: `${Math.floor(status / 100)}xx` };
    this.#durations.observe(labels, ms / 1_000);
  }

  print(): Promise<string> {
    return this.#registry.metrics();
  }
}

type Registers = Registry[];

function measureLoad({ delayMs, underWay }: MetricsSources, registers: Registers): void {
  new Gauge({
    name: 'plimsoll_requests_under_way',
    help: 'Requests that are being answered.',
    registers,
    collect() {
      this.set(underWay());
    },
  });
  new Gauge({
    name: 'plimsoll_event_loop_delay_seconds',
    help: 'How late the event loop is; above 0.25 new requests are refused. The worst of all workers.',
    aggregator: 'max',
    registers,
    collect() {
      this.set(delayMs() / 1_000);
    },
  });
  new Counter({
    name: 'plimsoll_refusals_total',
    help: 'Requests refused because of a limit for one client, or because of overload (shed).',
    labelNames: ['limit'],
    registers,
    collect() {
      this.reset();
      for (const [limit, count] of refusalTallies()) this.inc({ limit }, count);
    },
  });
}

function measureData(sources: MetricsSources, registers: Registers): void {
  new Gauge({
    name: 'plimsoll_watches_age_seconds',
    help: 'Time since all watches were last looked at.',
    aggregator: 'min',
    registers,
    async collect() {
      const at = await sources.watchesLookedAt().catch(() => undefined);
      if (at !== undefined) this.set((Date.now() - at) / 1_000);
    },
  });
  new Gauge({
    name: 'plimsoll_catalogue_age_seconds',
    help: 'Time since the day of the data that is served, by its version.',
    labelNames: ['version'],
    aggregator: 'max',
    registers,
    collect() {
      const { version, asOf } = sources.catalogue();
      this.reset();
      this.set({ version }, Math.max(0, Date.now() - Date.parse(asOf)) / 1_000);
    },
  });
}

/** A newer version that is not served can be acted on; the age of the newest cannot. */
function measureLag({ catalogue }: MetricsSources, registers: Registers): void {
  new Gauge({
    name: 'plimsoll_data_lag_days',
    help: 'Days for which a newer version of a data package has been known than is served; 0 for the newest.',
    labelNames: ['package'],
    aggregator: 'max',
    registers,
    collect() {
      const served = catalogue();
      this.reset();
      for (const { name } of served.packages) this.set({ package: name }, 0);
      for (const { name, days } of dataLag(served).packages) this.set({ package: name }, days);
    },
  });
}

function measureDatabase(sources: MetricsSources, registers: Registers): void {
  new Gauge({
    name: 'plimsoll_database_available',
    help: '1 where the last try reached the database; without one, only saving is off.',
    aggregator: 'min',
    registers,
    collect() {
      this.set(sources.isDatabaseAvailable() === false ? 0 : 1);
    },
  });
  new Gauge({
    name: 'plimsoll_database_connections',
    help: 'Connections to PostgreSQL, and requests that wait for one; none for SQLite.',
    labelNames: ['state'],
    registers,
    collect() {
      const { pool } = sources.databaseUse();
      for (const [state, count] of Object.entries(pool ?? {})) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'plimsoll_database_bytes',
    help: 'Size of the SQLite file and of its write-ahead log; none for PostgreSQL.',
    labelNames: ['file'],
    aggregator: 'max',
    registers,
    collect() {
      const { bytes } = sources.databaseUse();
      for (const [file, size] of Object.entries(bytes ?? {})) this.set({ file }, size);
    },
  });
}

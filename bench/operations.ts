// Operations over HTTP: requests a second, waiting time and CPU of one process, by id and as text,
// asked again and always other. Run after a build: npm run bench -- operations [profile folder]
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import texts from '@/__generated__/persisted-queries.json';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { WITHOUT_CLIENT_LIMITS } from '../tests/support/withoutClientLimits';
import { REGIONS } from './regions.data';

const PORT = Number(process.env.BENCH_PORT ?? 3750);
const URL_OF_SERVER = `http://127.0.0.1:${PORT}`;
const CONNECTIONS = 10;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const ROUNDS = 3;
const MS_PER_TICK = 10;

const catalogue = loadCatalogue();

const idNamed = (name: string): string =>
  Object.entries(texts).find(([, text]) => text.startsWith(`query ${name}(`))![0];

/** Many times what is remembered. */
const VARIANTS = 24 * REGIONS.length;

const list = (skip: number, audience: string) => ({
  documentId: idNamed('FeaturesScreenQuery'),
  variables: { query: '', sort: 'NAME_ASC', audience, linePercent: 95, skip, details: false },
});
const LIST_TEXT = `query ($audience: String!, $skip: Int!) {
  features(sort: COVERAGE_DESC, audience: $audience, first: 50, skip: $skip) {
    totalCount
    edges { node {
      id slug name
      baseline { status newlyOn widelyOn isNewlyOnUpperBound }
      coverage(audience: $audience) { supportedShare partialShare unsupportedShare unknownShare }
      support { browser { id slug } version isUpperBound }
    } }
  }
}`;
const SMALL_TEXT = `query ($slug: String!) { feature(slug: $slug) { ... on Feature {
  name baseline { status } coverage(audience: "world") { supportedShare } } } }`;

const slugAt = (index: number): string =>
  catalogue.features[index % catalogue.features.length]!.slug;
const audienceAt = (index: number): string => `region:${REGIONS[index % REGIONS.length]}`;
const skipAt = (index: number): number => (Math.floor(index / REGIONS.length) % 24) * 50;

const OPERATIONS: Readonly<Record<string, (index: number) => object>> = {
  '50 rows, by id': () => list(0, 'world'),
  '50 rows, by id, always others': (index) => list(skipAt(index), audienceAt(index)),
  '50 rows, as text': (index) => ({
    query: LIST_TEXT,
    variables: { audience: audienceAt(index), skip: skipAt(index) },
  }),
  'small, by id': () => facts(0),
  'small, by id, always others': facts,
  'small, as text': (index) => ({ query: SMALL_TEXT, variables: { slug: slugAt(index) } }),
};

function facts(index: number): object {
  return {
    documentId: idNamed('loadHitFactsQuery'),
    variables: {
      ids: [`feature:${slugAt(index)}`],
      audience: audienceAt(index),
    },
  };
}

function cpuTicks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

async function measure(pid: number, make: (index: number) => object) {
  const before = cpuTicks(pid);
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const bodies = Array.from({ length: VARIANTS }, (_, index) => JSON.stringify(make(index)));
  const inTurn = (first: number) =>
    [...bodies.slice(first), ...bodies.slice(0, first)].map((body) => ({
      method: 'POST' as const,
      path: '/graphql',
      headers,
      body,
    }));
  const result = await autocannon({
    url: `${URL_OF_SERVER}/graphql`,
    connections: CONNECTIONS,
    duration: SECONDS,
    method: 'POST',
    headers,
    // In step, one connection would find what another has just asked for.
    setupClient: (client) => client.setRequests(inTurn(Math.floor(Math.random() * VARIANTS))),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers were no success, ${result.errors} failed.`);
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    cpuMs: ((cpuTicks(pid) - before) * MS_PER_TICK) / result.requests.total,
  };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function untilReady(): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end;) {
    const answer = await fetch(`${URL_OF_SERVER}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not start. Build it first: npm run build');
}

async function checkOnce(make: (index: number) => object): Promise<void> {
  const response = await fetch(`${URL_OF_SERVER}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(make(0)),
  });
  const text = await response.text();
  if (!response.ok || text.includes('"errors"')) throw new Error(text.slice(0, 300));
}

async function bench(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-bench-'));
  const profile = process.argv[2];
  const flags = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [];
  const child = spawn(process.execPath, [...flags, '.plimsoll/server.cjs'], {
    env: {
      ...process.env,
      ...WITHOUT_CLIENT_LIMITS,
      NODE_ENV: 'production',
      PORT: String(PORT),
      DATA_DIR: dataDir,
      WORKERS: '1',
      BEHIND_PROXY: '1',
      LOG_LEVEL: 'error',
    },
    stdio: 'ignore',
  });
  try {
    await untilReady();
    const rows: Record<string, object> = {};
    for (const [name, make] of Object.entries(OPERATIONS)) {
      await checkOnce(make);
      const rounds = [];
      for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(child.pid!, make));
      rows[name] = {
        'per second': Math.round(median(rounds.map(({ perSecond }) => perSecond))),
        'p99, ms': median(rounds.map(({ p99 }) => p99)),
        'CPU ms each': median(rounds.map(({ cpuMs }) => cpuMs)).toFixed(2),
      };
    }
    console.log(`${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s.`);
    console.table(rows);
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

bench().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

// npm run bench -- soak [minutes, 3 if left out]: one worker under everything that strangers ask for,
// paced to half a core, and whether anything in it grows: memory, heap, handles, files. Ends with 1
// if something does, or if an answer failed.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import texts from '@/__generated__/persisted-queries.json';
import { trialAddresses } from '@/server/api/http/trialPages';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { serveBuilt } from './readers';
import { REGIONS } from './regions.data';

const MINUTES = Number(process.argv[2] ?? 3);
/** The server's own share of one core. */
const LOAD = 0.5;
const CLIENTS = 8;
const TOKEN = 'a-token-that-the-bench-reads-metrics-with';
const SAMPLE_MS = 2_000;
const MS_PER_TICK = 10;
/** Memories fill and code is compiled before it is looked whether anything grows. */
const WARM_SHARE = 1 / 3;
const MOST_GROWTH = 1.1;

const catalogue = loadCatalogue();

interface Sample {
  readonly residentMb: number;
  readonly heapMb: number;
  readonly files: number;
  readonly handles: number;
  readonly delayMs: number;
  readonly load: number;
}

interface Request {
  readonly path: string;
  readonly init?: RequestInit;
}

const idNamed = (name: string): string =>
  Object.entries(texts).find(([, text]) => new RegExp(`^\\w+ ${name}\\b`).test(text))![0];

const post = (body: object): Request => ({
  path: '/graphql',
  init: {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(body),
  },
});

const slugAt = (at: number): string => catalogue.features[at % catalogue.features.length]!.slug;
const regionAt = (at: number): string => `region:${REGIONS[at % REGIONS.length]}`;
const keyAt = (at: number): string => catalogue.keyAt((at * 37) % catalogue.keyCount).path;

/** One of each kind, with other arguments each time: what is remembered of them must stay bounded. */
const KINDS: readonly ((at: number) => Request)[] = [
  (at) => ({ path: `/features/${slugAt(at)}?audience=${regionAt(at)}` }),
  (at) => ({ path: `/features?q=${encodeURIComponent(slugAt(at))}` }),
  (at) => ({ path: `/compat/${keyAt(at).replaceAll('.', '/')}` }),
  (at) => ({ path: `/features/${slugAt(at)},${slugAt(at * 7 + 1)}` }),
  (at) => ({ path: `/badge/features/${slugAt(at)}.svg` }),
  (at) => ({ path: `/search?q=${encodeURIComponent(slugAt(at).slice(0, 5))}` }),
  (at) => ({ path: `/not-there-${at}` }),
  (at) => ({ path: `/policy.json?audience=${regionAt(at)}&line=${90 + (at % 10)}` }),
  (at) => ({ path: `/api/features.csv?q=${encodeURIComponent(slugAt(at).slice(0, 4))}` }),
  (at) =>
    post({
      documentId: idNamed('loadHitFactsQuery'),
      variables: { ids: [`feature:${slugAt(at)}`], audience: regionAt(at) },
    }),
  (at) =>
    post({
      query: `query ($slug: String!, $audience: String!) { feature(slug: $slug) { ... on Feature {
        name coverage(audience: $audience) { supportedShare } } } }`,
      variables: {
        slug: slugAt(at),
        audience: `browserslist:> 0.${10 + (at % 89)}%, last ${1 + (at % 9)} versions`,
      },
    }),
  (at) => post({ query: `{ featureNearMatches(slug: "unknown-${at}") { slug } }` }),
  (at) =>
    post({
      documentId: idNamed('useSaveAudienceMutation'),
      variables: {
        input: {
          name: `Soak ${at}`,
          parts: [{ key: regionAt(at), weight: 1 }],
          token: 'a-secret-of-the-bench-with-32-letters',
        },
      },
    }),
];

const failures = new Map<string, number>();
const tally = { answers: 0, shed: 0 };

async function ask(origin: string, { path, init }: Request): Promise<void> {
  const outcome = await fetch(origin + path, init).then(
    async (response) => {
      const text = await response.text();
      if (response.status === 404 && path.startsWith('/not-there')) return 'answered';
      if (response.status === 503 && text.includes('OVERLOADED')) return 'shed';
      if (!response.ok) return `${response.status} ${path.replace(/\?.*/, '')}`;
      return init && text.includes('"errors"') ? text.slice(0, 200) : 'answered';
    },
    (cause: unknown) => `${String(cause)} ${path}`,
  );
  if (outcome === 'answered') tally.answers += 1;
  else if (outcome === 'shed') tally.shed += 1;
  else failures.set(outcome, (failures.get(outcome) ?? 0) + 1);
}

function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}

async function sample(origin: string, pid: number, load: number): Promise<Sample> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const text = await (await fetch(`${origin}/metrics`, { headers })).text();
  const read = (name: string): number =>
    Number(new RegExp(`^${name}(?:\\{\\})? ([\\d.e+-]+)$`, 'm').exec(text)?.[1]);
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return {
    residentMb: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_000,
    heapMb: read('nodejs_heap_size_used_bytes') / 1e6,
    files: readdirSync(`/proc/${pid}/fd`).length,
    handles: read('nodejs_active_resources_total'),
    delayMs: read('nodejs_eventloop_lag_p99_seconds') * 1_000,
    load,
  };
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))]!;

/** Compares the first and the last quarter of what was seen once it was warm. */
function report(samples: readonly Sample[]): boolean {
  const warm = samples.slice(Math.floor(samples.length * WARM_SHARE));
  const quarter = Math.max(1, Math.floor(warm.length / 4));
  const [first, last] = [warm.slice(0, quarter), warm.slice(-quarter)];
  const compare = (what: keyof Sample, share: number) => {
    const [from, to] = [first, last].map((part) =>
      quantile(
        part.map((at) => at[what]),
        share,
      ),
    ) as [number, number];
    return { from: from.toFixed(0), to: to.toFixed(0), growth: (to / from).toFixed(3) };
  };
  const rows = {
    'resident MB, median': compare('residentMb', 0.5),
    // The heap just after a collection, without garbage.
    'heap MB, lowest tenth': compare('heapMb', 0.1),
    'open files, median': compare('files', 0.5),
    'handles, median': compare('handles', 0.5),
  };
  console.table(rows);
  const delays = warm.map(({ delayMs }) => delayMs);
  const loads = warm.map(({ load }) => load);
  console.log(
    `loop delay, p99 of each 2 s: median ${quantile(delays, 0.5).toFixed(0)}, worst ${quantile(delays, 1).toFixed(0)} ms; load ${quantile(loads, 0.5).toFixed(2)} of a core`,
  );
  console.log(
    `${tally.answers} answers, ${tally.shed} refused as overload, ${[...failures.values()].reduce((a, b) => a + b, 0)} failed`,
  );
  for (const [reason, times] of failures) console.log(`  ${times} × ${reason}`);
  return Object.values(rows).every(({ growth }) => Number(growth) < MOST_GROWTH);
}

/** Asks for everything in turn, and waits in between so long that the server has its load. */
async function soak(origin: string, pid: number): Promise<readonly Sample[]> {
  for (const address of trialAddresses(catalogue)) await ask(origin, { path: address });
  const end = performance.now() + MINUTES * 60_000;
  let [turn, pauseMs] = [0, 50];
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (performance.now() < end) {
      const at = turn++;
      await ask(origin, KINDS[at % KINDS.length]!(Math.floor(at / KINDS.length)));
      await pause(pauseMs);
    }
  });
  const samples: Sample[] = [];
  let [seenAt, seenCpu] = [performance.now(), cpuMs(pid)];
  while (performance.now() < end) {
    await pause(SAMPLE_MS);
    const [now, cpu] = [performance.now(), cpuMs(pid)];
    const load = (cpu - seenCpu) / (now - seenAt);
    [seenAt, seenCpu] = [now, cpu];
    pauseMs = Math.min(500, Math.max(1, pauseMs * Math.sqrt(load / LOAD)));
    samples.push(await sample(origin, pid, load));
  }
  await Promise.all(clients);
  return samples;
}

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-bench-soak-'));
  const { url, process: server } = await serveBuilt(dataDir, {
    METRICS_TOKEN: TOKEN,
    // All comes from one address.
    SEARCH_REQUESTS_PER_MINUTE: '0',
  });
  try {
    const isEven = report(await soak(url, server.pid!));
    if (!isEven || failures.size > 0 || server.exitCode !== null) process.exitCode = 1;
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

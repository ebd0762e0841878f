// Pages in a shared cache: npm run bench -- sharedCache. nginx as docs/operate.md sets it up, in front
// of a built server. A cached page next to a file of the same bytes, and how many of 100,000 requests,
// spread over all features and keys by Zipf's law, the server has to answer.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { href } from '@/domain/routes/href';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { provideNginx, startNginx } from '../tests/support/nginx';
import { serveBuilt } from './readers';

const PAGE = '/features/has';
const FILE = '/files/page.html';
const CONNECTIONS = 20;
const SECONDS = 5;
const ROUNDS = 3;
const REQUESTS = 100_000;
const KEYS = 3_000;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function rate(url: string): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx + result.errors > 0) throw new Error(`${url} did not answer.`);
  return result.requests.average;
}

async function compareRates(origin: string): Promise<void> {
  const rates: Record<string, number[]> = { [PAGE]: [], [FILE]: [] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const path of [PAGE, FILE]) rates[path]!.push(await rate(origin + path));
  const [page, file] = [median(rates[PAGE]!), median(rates[FILE]!)];
  console.log(
    `a cached page ${page.toFixed(0)} a second, a file of the same bytes ${file.toFixed(0)}: ${(page / file).toFixed(2)} (wanted ≥ 0.6)`,
  );
}

/** The same numbers at every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Addresses by how often they are asked for, the n-th a n-th as often as the first. */
function zipf(addresses: readonly string[]): () => string {
  const sums: number[] = [];
  for (let rank = 1; rank <= addresses.length; rank += 1) sums.push((sums.at(-1) ?? 0) + 1 / rank);
  const random = randomFrom(1);
  return () => {
    const wanted = random() * sums.at(-1)!;
    let [from, to] = [0, sums.length - 1];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (sums[middle]! < wanted) from = middle + 1;
      else to = middle;
    }
    return addresses[from]!;
  };
}

async function replay(origin: string): Promise<void> {
  const catalogue = loadCatalogue();
  const addresses = [
    ...catalogue.features.map(({ slug }) => href.feature(slug)),
    ...Array.from(catalogue.dataKeyIndexes.slice(0, KEYS), (index) =>
      href.compat(catalogue.keyAt(index).path),
    ),
  ];
  const random = randomFrom(2);
  const next = zipf(
    addresses
      .map((address) => [random(), address] as const)
      .sort(([a], [b]) => a - b)
      .map(([, address]) => address),
  );
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const seen = new Map<string, number>();
  const ask = (path: string): Promise<void> =>
    new Promise((resolve, reject) => {
      get(origin + path, { agent }, (response) => {
        const from = `${response.statusCode} ${String(response.headers['x-cache'])}`;
        seen.set(from, (seen.get(from) ?? 0) + 1);
        response.resume().on('end', resolve);
      }).on('error', reject);
    });
  let left = REQUESTS;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (left > 0) {
        left -= 1;
        await ask(next());
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const misses = [...seen]
    .filter(([from]) => /MISS|EXPIRED/.test(from))
    .reduce((sum, [, count]) => sum + count, 0);
  console.log(
    `${REQUESTS} requests for ${addresses.length} addresses in ${seconds.toFixed(0)} s: ${(100 * (1 - misses / REQUESTS)).toFixed(1)} % from the cache`,
    Object.fromEntries(seen),
  );
}

async function bench(): Promise<void> {
  const program = provideNginx();
  if (program === undefined) throw new Error('There is no nginx, and none could be installed.');
  const folder = mkdtempSync(join(tmpdir(), 'shared-cache-'));
  const { url, process: server } = await serveBuilt(folder, {
    BEHIND_PROXY: '1',
    TRUST_PROXY: '1',
  });
  const nginx = await startNginx(program, Number(new URL(url).port), folder);
  try {
    writeFileSync(join(folder, 'page.html'), await (await fetch(nginx.origin + PAGE)).text());
    await compareRates(nginx.origin);
    await replay(nginx.origin);
  } finally {
    await nginx.stop();
    server.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

void bench();

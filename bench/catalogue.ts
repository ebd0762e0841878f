// The catalogue's costs: to build, to keep on disk, to load. Each load runs in a process of its
// own, against the peer one would write first: parsing the compatibility data's JSON. Run with `npx
// tsx bench/catalogue.ts`.
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { cataloguePath } from '@/server/data/catalogue/loadCatalogue';

const RUNS = 7;
const COMPAT_DATA = 'node_modules/@mdn/browser-compat-data/data.json';

interface Cost {
  readonly ms: number;
  /** Above what the process used before, in MB. */
  readonly rss: number;
  readonly heap: number;
  readonly external: number;
}

const TASKS: Readonly<Record<string, () => Promise<() => unknown>>> = {
  'bare Node': () => Promise.resolve(() => undefined),
  'parse the BCD data.json': () =>
    Promise.resolve(() => JSON.parse(readFileSync(COMPAT_DATA, 'utf8')) as unknown),
  'load the catalogue': async () => {
    const { loadCatalogue } = await import('@/server/data/catalogue/loadCatalogue');
    return loadCatalogue;
  },
  'load it and touch every key': async () => {
    const { loadCatalogue } = await import('@/server/data/catalogue/loadCatalogue');
    return () => {
      const catalogue = loadCatalogue();
      for (const index of catalogue.dataKeyIndexes) {
        const key = catalogue.keyAt(index);
        for (const browser of catalogue.browsers) key.statements(browser);
      }
      return catalogue;
    };
  },
};

async function measure(task: () => Promise<() => unknown>): Promise<Cost> {
  const run = await task();
  const before = settledMemory();
  const start = performance.now();
  const kept = run();
  const ms = performance.now() - start;
  const rss = process.memoryUsage().rss - before.rss;
  const after = settledMemory();

  return {
    ms: kept === null ? 0 : ms,
    rss: rss / 1e6,
    heap: (after.heapUsed - before.heapUsed) / 1e6,
    external: (after.external - before.external) / 1e6,
  };
}

function settledMemory(): NodeJS.MemoryUsage {
  globalThis.gc?.();
  return process.memoryUsage();
}

function measureApart(name: string): Cost {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [...process.execArgv, '--expose-gc', process.argv[1]!, name],
    { encoding: 'utf8' },
  );
  if (!stdout) throw new Error(stderr);

  return JSON.parse(stdout) as Cost;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

async function buildMs(): Promise<number> {
  const { compileCatalogue } = await import('@/server/data/catalogue/compile/compileCatalogue');
  const { readDataPackages } = await import('@/server/data/catalogue/compile/readDataPackages');
  const start = performance.now();
  compileCatalogue(readDataPackages());

  return performance.now() - start;
}

async function main(): Promise<void> {
  const task = TASKS[process.argv[2] ?? ''];
  if (task) {
    process.stdout.write(JSON.stringify(await measure(task)));
    return;
  }
  console.table(
    Object.fromEntries(
      Object.keys(TASKS).map((name) => {
        const costs = Array.from({ length: RUNS }, () => measureApart(name));
        const of = (read: (cost: Cost) => number) => Number(median(costs.map(read)).toFixed(1));
        return [
          name,
          {
            ms: of(({ ms }) => ms),
            'RSS MB': of(({ rss }) => rss),
            'heap MB': of(({ heap }) => heap),
            'buffers MB': of(({ external }) => external),
          },
        ];
      }),
    ),
  );
  console.log(`median of ${RUNS} fresh processes; memory is what the task added`);
  console.log(
    `build in process: ${(await buildMs()).toFixed(0)} ms; artefact: ${(statSync(cataloguePath()).size / 1e6).toFixed(1)} MB`,
  );
}

void main();

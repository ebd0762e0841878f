// A built server and readers of it, for benches of what readers feel while something else goes on.
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../tests/support/freePort';
import { WITHOUT_CLIENT_LIMITS } from '../tests/support/withoutClientLimits';

const PAGES = ['/features/has', '/features', '/features/grid', '/browsers', '/groups'];
const READERS = 4;

export interface Sample {
  readonly at: number;
  readonly ms: number;
  /** Why there was no page: its status, or what became of the connection. */
  readonly failure: string | undefined;
}

export async function serveBuilt(
  dataDir: string,
  more: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
): Promise<{ url: string; process: ChildProcess; ms: number }> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const startedAt = performance.now();
  const server = spawn(process.execPath, [...flags, '.plimsoll/server.cjs'], {
    env: {
      ...process.env,
      ...WITHOUT_CLIENT_LIMITS,
      PORT: String(port),
      BASE_URL: url,
      DATA_DIR: dataDir,
      DATA_REFRESH: 'off',
      LOG_LEVEL: 'error',
      WORKERS: '1',
      ...more,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  for (;;) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { url, process: server, ms: performance.now() - startedAt };
    await pause(50);
  }
}

/** Four readers of five pages, and one that asks `/healthz` every 10 ms: it waits only for the loop. */
export function readLike(url: string) {
  const pages: Sample[] = [];
  const beats: Sample[] = [];
  let isOver = false;
  const ask = async (path: string, into: Sample[]): Promise<void> => {
    const at = performance.now();
    const failure = await fetch(`${url}${path}`).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok ? undefined : String(response.status);
      },
      ({ cause, message }: Error) => (cause instanceof Error ? cause.message : message),
    );
    into.push({ at, ms: performance.now() - at, failure });
  };
  const read = async (reader: number): Promise<void> => {
    for (let turn = reader; !isOver; turn += 1) {
      await ask(PAGES[turn % PAGES.length]!, pages);
      await pause(100);
    }
  };
  const beat = async (): Promise<void> => {
    while (!isOver) {
      await ask('/healthz', beats);
      await pause(10);
    }
  };
  const work = [...Array.from({ length: READERS }, (_, reader) => read(reader)), beat()];
  const stop = async (): Promise<void> => {
    isOver = true;
    await Promise.all(work);
  };
  return { pages, beats, stop };
}

export function printSamples(name: string, samples: readonly Sample[]): void {
  const sorted = samples.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0);
  const failures = samples.flatMap(({ failure }) => failure ?? []);
  const reasons = failures.length > 0 ? ` (${[...new Set(failures)].join('; ')})` : '';
  console.log(
    `${name.padEnd(10)} ${String(samples.length).padStart(5)} answers, ${failures.length} failed${reasons}; p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, longest ${at(1)} ms`,
  );
}

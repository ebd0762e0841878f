// npm run bench -- refresh: what readers of a server feel while newer data is compiled beside it and
// taken up, and what it costs. The registry is one on loopback with the installed packages.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DataStore } from '@/server/data/DataStore';
import { freePort } from '../support/freePort';
import { keepEarlierVersion } from '../support/keepEarlierVersion';
import { listenRegistry } from '../support/listenRegistry';
import { WITHOUT_CLIENT_LIMITS } from '../support/withoutClientLimits';

const FOLDERS = ['web-features', '@mdn/browser-compat-data', 'caniuse-lite', 'web-specs'];
const PAGES = ['/features/has', '/features', '/features/grid', '/browsers', '/search?q=grid'];
const READERS = 4;
const QUIET_MS = 15_000;
/** Until caches are as full as these pages fill them. */
const WARM_MS = 40_000;

interface Sample {
  readonly at: number;
  readonly ms: number;
  readonly isGood: boolean;
}

const residentMb = (pid: number | undefined): number => {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
    return Number(kilobytes) / 1000;
  } catch {
    return 0;
  }
};

async function serve(dataDir: string): Promise<{ url: string; process: ChildProcess; ms: number }> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const startedAt = performance.now();
  const server = spawn(process.execPath, ['.plimsoll/server.cjs'], {
    env: {
      ...process.env,
      ...WITHOUT_CLIENT_LIMITS,
      PORT: String(port),
      BASE_URL: url,
      DATA_DIR: dataDir,
      DATA_REFRESH: 'off',
      LOG_LEVEL: 'error',
      WORKERS: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
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

function print(name: string, samples: readonly Sample[]): void {
  const sorted = samples.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0);
  const failed = samples.filter(({ isGood }) => !isGood).length;
  console.log(
    `${name.padEnd(10)} ${String(samples.length).padStart(5)} answers, ${failed} failed; p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, longest ${at(1)} ms`,
  );
}

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-bench-refresh-'));
  const store = new DataStore(dataDir);
  const older = keepEarlierVersion(store, 'older');
  store.addActivation({ version: older, at: '2026-11-20T08:00:02.000Z' });
  const registry = await listenRegistry(FOLDERS.map((name) => join('node_modules', name)));
  const server = await serve(dataDir);
  const { url, process: serving } = server;
  console.log(`start to /readyz: ${(server.ms / 1000).toFixed(1)} s`);
  const samples: Sample[] = [];
  const beats: Sample[] = [];
  let isOver = false;
  const ask = async (path: string, into: Sample[]): Promise<void> => {
    const at = performance.now();
    const isGood = await fetch(`${url}${path}`).then(
      async (response) => (await response.text()).length > 0 && response.ok,
      () => false,
    );
    into.push({ at, ms: performance.now() - at, isGood });
  };
  const read = async (reader: number): Promise<void> => {
    for (let turn = reader; !isOver; turn += 1) {
      await ask(PAGES[turn % PAGES.length]!, samples);
      await pause(100);
    }
  };
  // It asks for nothing, so its time is that of whatever else holds the loop.
  const beat = async (): Promise<void> => {
    while (!isOver) {
      await ask('/healthz', beats);
      await pause(10);
    }
  };
  const work = [...Array.from({ length: READERS }, (_, reader) => read(reader)), beat()];
  await pause(WARM_MS);
  const warmAt = performance.now();
  await pause(QUIET_MS);
  const before = residentMb(serving.pid);
  const startedAt = performance.now();
  const refresh = spawn(process.execPath, ['.plimsoll/data.cjs', 'refresh', 'the benchmark'], {
    env: { ...process.env, DATA_DIR: dataDir, PACKAGE_REGISTRY: registry.address },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  setPriority(refresh.pid!, constants.priority.PRIORITY_LOW);
  let [most, mostOfServer, isDone] = [0, 0, false];
  refresh.once('close', () => (isDone = true));
  const watch = (): void => {
    mostOfServer = Math.max(mostOfServer, residentMb(serving.pid));
    most = Math.max(most, residentMb(serving.pid) + residentMb(refresh.pid));
  };
  for (; !isDone; await pause(50)) watch();
  const refreshedAt = performance.now();
  for (let waited = 0; waited < QUIET_MS; waited += 50, await pause(50)) watch();
  const takenUpAt = performance.now();
  await pause(WARM_MS + QUIET_MS);
  const after = residentMb(serving.pid);
  isOver = true;
  await Promise.all(work);
  console.log(`refresh: ${((refreshedAt - startedAt) / 1000).toFixed(1)} s, ${store.poll()?.says}`);
  console.log(
    `memory: before ${before.toFixed(0)} MB; server at most ${mostOfServer.toFixed(0)}; with the refresh ${most.toFixed(0)} (${(most / before).toFixed(2)} ×); after ${after.toFixed(0)} (${(after / before).toFixed(2)} ×)`,
  );
  for (const [name, all] of [
    ['pages', samples],
    ['/healthz', beats],
  ] as const) {
    console.log(name);
    const between = (from: number, to: number) => all.filter(({ at }) => at >= from && at < to);
    print('  before', between(warmAt, startedAt));
    print('  refresh', between(startedAt, refreshedAt));
    print('  taken up', between(refreshedAt, takenUpAt));
    print('  after', between(takenUpAt, Infinity));
  }
  serving.kill('SIGINT');
  registry.close();
  rmSync(dataDir, { recursive: true, force: true });
}

void main();

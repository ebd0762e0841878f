// npm run bench -- refresh: what readers of a server feel while newer data is compiled and
// taken up, and what it costs. The registry is one on loopback with the installed packages.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { trialAddresses } from '@/server/api/http/trialPages';
import { readBuiltCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { DataStore } from '@/server/data/versions/DataStore';
import { keepEarlierVersion } from '../tests/support/keepEarlierVersion';
import { listenRegistry } from '../tests/support/listenRegistry';
import { printSamples, readLike, serveBuilt } from './readers';

const FOLDERS = ['web-features', '@mdn/browser-compat-data', 'caniuse-lite', 'web-specs'];
const QUIET_MS = 15_000;
/** Until caches are as full as these pages fill them. */
const WARM_MS = 60_000;

const residentMb = (pid: number | undefined): number => {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
    return Number(kilobytes) / 1000;
  } catch {
    return 0;
  }
};

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-bench-refresh-'));
  const store = new DataStore(dataDir);
  const older = keepEarlierVersion(store, 'older');
  store.addActivation({ version: older, at: '2026-11-20T08:00:02.000Z' });
  const registry = await listenRegistry(FOLDERS.map((name) => join('node_modules', name)));
  const server = await serveBuilt(dataDir);
  const { url, process: serving } = server;
  console.log(`start to /readyz: ${(server.ms / 1000).toFixed(1)} s`);
  const readers = readLike(url);
  // A server that has been up for a while has loaded the code of every kind of page.
  for (const address of trialAddresses(readBuiltCatalogue())) await fetch(`${url}${address}`);
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
  let [most, mostOfServer, mostOfRefresh, isDone] = [0, 0, 0, false];
  refresh.once('close', () => (isDone = true));
  const watch = (): void => {
    mostOfServer = Math.max(mostOfServer, residentMb(serving.pid));
    mostOfRefresh = Math.max(mostOfRefresh, residentMb(refresh.pid));
    most = Math.max(most, residentMb(serving.pid) + residentMb(refresh.pid));
  };
  for (; !isDone; await pause(50)) watch();
  const refreshedAt = performance.now();
  for (let waited = 0; waited < QUIET_MS; waited += 50, await pause(50)) watch();
  const takenUpAt = performance.now();
  await pause(WARM_MS + QUIET_MS);
  const after = residentMb(serving.pid);
  await readers.stop();
  console.log(`refresh: ${((refreshedAt - startedAt) / 1000).toFixed(1)} s, ${store.poll()?.says}`);
  console.log(
    `memory: before ${before.toFixed(0)} MB; server at most ${mostOfServer.toFixed(0)}, refresh ${mostOfRefresh.toFixed(0)}; with the refresh ${most.toFixed(0)} (${(most / before).toFixed(2)} ×); after ${after.toFixed(0)} (${(after / before).toFixed(2)} ×)`,
  );
  for (const [name, all] of [
    ['pages', readers.pages],
    ['/healthz', readers.beats],
  ] as const) {
    console.log(name);
    const between = (from: number, to: number) => all.filter(({ at }) => at >= from && at < to);
    printSamples('  before', between(warmAt, startedAt));
    printSamples('  refresh', between(startedAt, refreshedAt));
    printSamples('  taken up', between(refreshedAt, takenUpAt));
    printSamples('  after', between(takenUpAt, Infinity));
  }
  serving.kill('SIGINT');
  registry.close();
  rmSync(dataDir, { recursive: true, force: true });
}

void main();

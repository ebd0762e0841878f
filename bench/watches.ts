// 100,000 watches, evaluated for a data version: how long, and how long a reader waits meanwhile.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createContext } from '@/server/model/features/RequestContext';
import type { Database } from '@/server/platform/database/Database';
import { openDatabaseAt } from '@/server/platform/database/openDatabase';
import type { WatchRow } from '@/server/platform/database/WatchTables';
import { evaluateWatches } from '@/server/teams/watches/evaluateWatches';
import { lastEvaluation } from '@/server/teams/watches/heartbeat';
import { printSamples, readLike, serveBuilt } from './readers';

const COUNT = Number(process.env.WATCHES ?? 100_000);
/** Until a server that was just started has its pages loaded. */
const WARM_MS = 8_000;
const AFTER_MS = 30_000;
const AUDIENCES = ['world', 'continent:eu', 'region:DE', 'region:IN', 'region:US'];

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-bench-'));
  const database = await openDatabaseAt({ dataDir: folder, databaseUrl: undefined });
  const catalogue = loadCatalogue();
  const now = Date.now();
  await database.inTransaction(async () => {
    const connection = database.connection();
    await connection
      .insertInto('workspaces')
      .values({ id: 'w', slug: 'w', name: 'W', created_at: now, delete_at: null })
      .execute();
    await connection
      .insertInto('accounts')
      .values({
        id: 'a',
        name: 'A',
        email: 'a@example.org',
        emailVerified: 1,
        createdAt: new Date(now).toISOString(),
        updatedAt: new Date(now).toISOString(),
      })
      .execute();
    for (let from = 0; from < COUNT; from += 50)
      await connection
        .insertInto('watches')
        .values(Array.from({ length: Math.min(50, COUNT - from) }, (_, at) => aWatch(from + at)))
        .execute();
  });

  function aWatch(at: number): WatchRow {
    const feature = catalogue.features[at % catalogue.features.length]!;
    return {
      id: `watch-${String(at).padStart(7, '0')}`,
      workspace_id: 'w',
      owner_id: 'a',
      subject: `feature:${feature.slug}`,
      triggers: '["COVERAGE_CROSSED","BASELINE_CHANGED","BROWSER_SHIPPED","DISCOURAGED"]',
      audience: AUDIENCES[at % AUDIENCES.length]!,
      line_percent: 90 + (at % 10),
      cadence: 'WEEKLY',
      channel_ids: '[]',
      state: 'ACTIVE',
      muted_until: null,
      memory: null,
      created_at: now,
    };
  }

  const delays: number[] = [];
  let last = performance.now();
  const ticking = setInterval(() => {
    const at = performance.now();
    delays.push(at - last - 5);
    last = at;
  }, 5);
  for (const [name, version] of [
    ['first look, every memory written', 'v1'],
    ['next version, nothing changed', 'v2'],
  ] as const) {
    delays.length = 0;
    const [began, cpu] = [performance.now(), process.cpuUsage()];
    const context = createContext(catalogue);
    await evaluateWatches(database, { context, version, now, origin: 'https://plimsoll.example' });
    const { user, system } = process.cpuUsage(cpu);
    const sorted = delays.toSorted((a, b) => a - b);
    const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
    process.stdout.write(
      `${COUNT} watches, ${name}: ${((performance.now() - began) / 1_000).toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s CPU, loop held up p95 ${p95.toFixed(0)} ms, most ${(sorted.at(-1) ?? 0).toFixed(0)} ms\n`,
    );
  }
  clearInterval(ticking);
  await measureReaders(database, folder);
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

/** The same evaluation by a server that was just started with the watches, and readers of it. */
async function measureReaders(database: Database, folder: string): Promise<void> {
  await database.connection().updateTable('watches').set({ memory: null }).execute();
  const startedAt = performance.now();
  const { url, process: server } = await serveBuilt(folder);
  const readers = readLike(url);
  while ((await lastEvaluation(database)) === undefined) await pause(100);
  const endedAt = performance.now();
  process.stdout.write(
    `by a server: looked at ${((endedAt - startedAt) / 1_000).toFixed(1)} s after its start\n`,
  );
  await pause(AFTER_MS);
  await readers.stop();
  server.kill('SIGINT');
  for (const [name, all] of [
    ['pages', readers.pages],
    ['/healthz', readers.beats],
  ] as const) {
    process.stdout.write(`${name}\n`);
    const between = (from: number, to: number) => all.filter(({ at }) => at >= from && at < to);
    printSamples('  during', between(startedAt + WARM_MS, endedAt));
    printSamples('  after', between(endedAt, Infinity));
  }
}

void main();

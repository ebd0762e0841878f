// 100,000 watches, evaluated for a data version: how long, and how long a reader waits meanwhile.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { openDatabaseAt } from '@/server/database/openDatabase';
import type { WatchRow } from '@/server/database/WatchTables';
import { createContext } from '@/server/features/RequestContext';
import { evaluateWatches } from '@/server/watches/evaluateWatches';

const COUNT = Number(process.env.WATCHES ?? 100_000);
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
      } as never)
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
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

void main();

// A bad day of a company in a few minutes: npm run drill [-- folder of the build before]
// Two instances behind nginx with PostgreSQL and Valkey serve 300 people, while an instance is killed,
// the database stops, a backup is written, both instances are upgraded one by one and data is synced;
// then the backup is restored. Wanted: no acknowledged change lost or doubled, no wrong word.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Database } from '@/server/platform/database/Database';
import { openDatabaseAt } from '@/server/platform/database/openDatabase';
import { aPostgres } from '../tests/support/aPostgres';
import { aValkey } from '../tests/support/aValkey';
import { freePort } from '../tests/support/freePort';
import { type RunningInstance, startBalancer, startInstance } from '../tests/support/instances';
import { listenRegistry } from '../tests/support/listenRegistry';
import { processDatabase } from '../tests/support/processDatabase';
import { WITHOUT_CLIENT_LIMITS } from '../tests/support/withoutClientLimits';
import { Company, type Tally } from './drillPeople';
import { aServedDatabase, findPrograms, keepOlderData } from './drillSite';

const LIMIT_MS = 300_000;
const CALM_MS = 8_000;
const OUTAGE_MS = 6_000;
const PACKAGES = [
  ...['web-features', '@mdn/browser-compat-data', 'caniuse-lite', 'web-specs'],
  // The versions that are served first are still published.
  ...['web-features-older', 'browser-compat-data-older'],
];

const run = promisify(execFile);

type Row = Tally & { readonly seconds: number };

const failures: string[] = [];

function check(what: string, isSo: boolean): void {
  console.log(`${isSo ? 'yes' : 'NO '}  ${what}`);
  if (!isSo) failures.push(what);
}

interface Site {
  readonly company: Company;
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string;
  /** The folder of the build that is served first. */
  readonly before: string;
  readonly ports: readonly [number, number];
  readonly instances: [RunningInstance, RunningInstance];
  readonly database: Awaited<ReturnType<typeof aServedDatabase>>;
  /** The changes that were acknowledged before the backup began. */
  readonly inBackup: Set<string>;
}

const backupOf = (folder: string): string => join(folder, 'backup.jsonl.gz');
const dataDirOf = (folder: string, at: number): string => join(folder, `instance-${at}`);

const startAt = (
  { folder, ports, env }: Pick<Site, 'folder' | 'ports' | 'env'>,
  at: 0 | 1,
  build: string,
): Promise<RunningInstance> =>
  startInstance(build, ports[at], { ...env, DATA_DIR: dataDirOf(folder, at) });

const PHASES: Readonly<Record<string, (site: Site) => Promise<void>>> = {
  'all is well': () => pause(CALM_MS),
  'an instance is killed': async (site) => {
    await site.instances[0].kill();
    await pause(2_000);
    site.instances[0] = await startAt(site, 0, site.before);
  },
  'the database is away': async ({ database }) => {
    await database.stop();
    await pause(OUTAGE_MS);
    await database.start();
    await pause(CALM_MS);
  },
  'a backup is written': async ({ company, env, folder, inBackup }) => {
    for (const mark of company.acknowledged) inBackup.add(mark);
    const of = { env: { ...process.env, ...env } };
    await run(process.execPath, ['.plimsoll/backup.cjs', backupOf(folder)], of);
  },
  'both are upgraded': async (site) => {
    for (const at of [0, 1] as const) {
      await site.instances[at].stop();
      site.instances[at] = await startAt(site, at, process.cwd());
    }
  },
  'data is synced': async (site) => {
    const registry = await listenRegistry(PACKAGES.map((name) => join('node_modules', name)));
    const env = { ...process.env, ...site.env, DATA_DIR: dataDirOf(site.folder, 0) };
    const asked = { ...env, PACKAGE_REGISTRY: registry.address };
    await run(process.execPath, ['.plimsoll/data.cjs', 'refresh', 'the drill'], { env: asked });
    registry.close();
    const isSame = ([one, other]: readonly string[]) => one === other;
    let served = await versionsOf(site);
    for (const end = Date.now() + 30_000; Date.now() < end && !isSame(served); await pause(500))
      served = await versionsOf(site);
    check(`both serve the same data: ${served.join(', ')}`, isSame(served));
  },
};

/** The data version that each instance serves, from the tags of a page. */
const versionsOf = ({ instances }: Site): Promise<string[]> =>
  Promise.all(
    instances.map(async ({ url }) => {
      for (;;) {
        const { headers } = await fetch(`${url}/features/has`);
        const [tag] = /data-[\w-]+/.exec(headers.get('cache-tag') ?? '') ?? [];
        if (tag !== undefined) return tag;
        // It has more to do than it can answer.
        await pause(1_000);
      }
    }),
  );

async function live(site: Site): Promise<Record<string, Row>> {
  const rows: Record<string, Row> = {};
  for (const [name, act] of Object.entries(PHASES)) {
    const startedAt = performance.now();
    await act(site);
    rows[name] = { ...site.company.take(), seconds: (performance.now() - startedAt) / 1000 };
  }
  return rows;
}

/** How often each mark is stored. */
async function countMarks(database: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .connection()
    .selectFrom('decisions')
    .select(['rationale', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('rationale')
    .execute();
  return new Map(rows.map(({ rationale, count }) => [rationale, Number(count)]));
}

function compare(where: string, asked: ReadonlySet<string>, stored: ReadonlyMap<string, number>) {
  const lost = [...asked].filter((mark) => !stored.has(mark)).length;
  const doubled = [...stored.values()].filter((count) => count > 1).length;
  check(
    `${where}: ${asked.size} acknowledged, ${lost} lost, ${doubled} doubled`,
    lost + doubled === 0,
  );
}

async function compareRestored(programs: string, file: string, asked: ReadonlySet<string>) {
  const other = await aPostgres(programs);
  const env = { ...process.env, DATABASE_URL: other.url };
  await run(process.execPath, ['.plimsoll/restore.cjs', file], { env });
  const database = await openDatabaseAt({ databaseUrl: other.url, dataDir: '' });
  compare('after the restore', asked, await countMarks(database));
  await database.close();
  await other.stop();
}

function report(rows: Readonly<Record<string, Row>>): void {
  const shown = Object.entries(rows).map(([name, { longestMs, seconds, ...counts }]) => [
    name,
    { seconds: Math.round(seconds), ...counts, 'longest, ms': Math.round(longestMs) },
  ]);
  console.table(Object.fromEntries(shown));
}

/** Ends what was begun, the last first, also after a failure. */
const stops: (() => unknown)[] = [];

async function end(): Promise<void> {
  for (const stop of stops.toReversed()) await stop();
}

async function serve(programs: NonNullable<ReturnType<typeof findPrograms>>): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-drill-'));
  const postgresFolder = mkdtempSync(join(tmpdir(), 'plimsoll-drill-postgres-'));
  for (const made of [folder, postgresFolder])
    stops.push(() => rmSync(made, { recursive: true, force: true }));
  const database = await aServedDatabase(programs.postgres, postgresFolder);
  stops.push(() => database.stop());
  const store = await aValkey(programs.valkey);
  stops.push(() => store.stop());
  const [port, ...ports] = [await freePort(), await freePort(), await freePort()] as const;
  const env = {
    ...WITHOUT_CLIENT_LIMITS,
    BASE_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: database.url,
    VALKEY_URL: store.url,
  };
  const before = process.argv[2] ?? process.cwd();
  for (const at of [0, 1]) keepOlderData(dataDirOf(folder, at));
  const about = { folder, ports, env };
  const first = await startAt(about, 0, before);
  stops.push(() => first.stop());
  const instances: Site['instances'] = [first, await startAt(about, 1, before)];
  stops.push(() => Promise.all(instances.map((instance) => instance.stop())));
  const proxy = await startBalancer(programs.nginx, { port, ports, caches: false });
  stops.push(() => proxy.stop());
  const own = await openDatabaseAt({ databaseUrl: database.url, dataDir: '' });
  processDatabase.opened = Promise.resolve(own);
  const company = await Company.form(own, env.BASE_URL);
  await own.close();
  return { ...about, company, before, instances, database, inBackup: new Set() };
}

async function drill(): Promise<void> {
  const programs = findPrograms();
  if (!programs) return;
  const site = await serve(programs);
  const { company, database, folder, inBackup } = site;
  company.begin();
  const rows = await live(site);
  await company.end();
  report({ ...rows, 'the last answers': { ...company.take(), seconds: 0 } });
  check(`${company.wrong.length} wrong words`, company.wrong.length === 0);
  for (const wrong of company.wrong.slice(0, 10)) console.log(`    ${wrong}`);
  const after = await openDatabaseAt({ databaseUrl: database.url, dataDir: '' });
  compare('in the database', company.acknowledged, await countMarks(after));
  await after.close();
  await compareRestored(programs.postgres, backupOf(folder), inBackup);
}

const tooLong = async (): Promise<void> => {
  await pause(LIMIT_MS, undefined, { ref: false });
  throw new Error(`The drill takes longer than ${LIMIT_MS / 1000} s. The machine may be busy.`);
};

const startedAt = performance.now();
void Promise.race([drill(), tooLong()])
  .catch((cause: unknown) => failures.push(String(cause)))
  .then(end)
  .then(() => {
    for (const failure of failures) console.error(`Failed: ${failure}`);
    console.log(`${Math.round((performance.now() - startedAt) / 1000)} s in all.`);
    process.exit(failures.length > 0 ? 1 : 0);
  });

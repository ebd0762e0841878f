// Rows of a thousand measured sites in PostgreSQL: what a minute's writing, a site's four weeks and the
// end of a day cost in one table, and in one that is partitioned by day. `npm run bench -- beaconRows
// 100` takes fewer sites.
import { sql } from 'kysely';
import type { Database } from '@/server/platform/database/Database';
import { openDatabaseAt } from '@/server/platform/database/openDatabase';
import {
  forgetOldCounts,
  readBeaconCounts,
  storeBeaconCounts,
} from '@/server/teams/sources/beaconCounts';
import type { SiteCounts } from '@/server/teams/sources/BeaconRollUp';
import { outputBeacons } from '@/server/teams/sources/outputBeacons';
import { aPostgres, providePostgres } from '../tests/support/aPostgres';

const SITES = Number(process.argv[2] ?? 1_000);
const DAYS = 35;
/** Classes of one site and day with twenty visits: it has some 20,000 visits a day. */
const ROWS = 100;
/** Classes of a site that grow in one minute. */
const GROWING = 10;
const REPEATED = 7;

const DAY_MS = 86_400_000;

const dayBefore = (days: number): string =>
  new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

async function addSites(database: Database): Promise<void> {
  const connection = database.connection();
  const now = new Date().toISOString();
  await sql`insert into accounts (id, name, email, "emailVerified", "createdAt", "updatedAt")
    values ('ada', 'Ada', 'ada@example.org', true, ${now}, ${now})`.execute(connection);
  await sql`insert into workspaces (id, slug, name, created_at) values ('team', 'team', 'Team', 0)`.execute(
    connection,
  );
  await sql`insert into audience_sources
      (id, workspace_id, audience_id, name, kind, site, cadence, created_by, created_at)
    select 'source-' || n, 'team', 'audience-' || n, 'Site', 'BEACON', 'site-' || n, 'DAILY', 'ada', 0
    from generate_series(1, ${SITES}::int) n`.execute(connection);
}

async function partition(database: Database): Promise<void> {
  const connection = database.connection();
  await sql`drop table beacon_counts`.execute(connection);
  await sql`create table beacon_counts (
      source_id text not null references audience_sources (id) on delete cascade,
      day text not null, engine text not null, class text not null, device text not null,
      visits bigint not null, primary key (source_id, day, engine, class, device)
    ) partition by list (day)`.execute(connection);
  await sql`create index beacon_counts_by_day
    on beacon_counts (day, source_id, engine, class, device)`.execute(connection);
  for (let days = -1; days <= DAYS; days++)
    await sql`create table ${sql.table(nameOf(days))} partition of beacon_counts
      for values in (${sql.lit(dayBefore(days))})`.execute(connection);
}

const nameOf = (days: number): string => `beacon_counts_${dayBefore(days).replaceAll('-', '')}`;

/** Day by day, as minutes do; no statement may take longer than five seconds. */
async function fill(database: Database): Promise<void> {
  for (let days = DAYS; days >= 1; days--)
    for (let site = 1; site <= SITES; site += 200)
      await sql`insert into beacon_counts
        select 'source-' || n, ${dayBefore(days)}, 'c', (r / 2)::text,
          case r % 2 when 0 then 'd' else 'm' end, 200
        from generate_series(${site}::int, ${Math.min(SITES, site + 199)}::int) n,
          generate_series(0, ${ROWS - 1}::int) r`.execute(database.connection());
}

function aMinute(): ReadonlyMap<string, SiteCounts> {
  const classes = Array.from({ length: GROWING }, (_, at) => ({
    ...{ engine: 'c' as const, version: String(at), device: 'd' as const, visits: 20 },
  }));
  return new Map(
    Array.from({ length: SITES }, (_, at) => [`site-${at + 1}`, { total: 400, classes }] as const),
  );
}

async function time(work: (round: number) => Promise<unknown>, rounds = REPEATED): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now();
    await work(round);
    times.push(performance.now() - startedAt);
  }
  return `${times.toSorted((a, b) => a - b)[rounds >> 1]!.toFixed(1)} ms`;
}

async function measure(name: string, database: Database): Promise<void> {
  const days = { from: dayBefore(28), to: dayBefore(1) };
  const minute = aMinute();
  const agents = new Map<string, SiteCounts>();
  // When the oldest day is one too many.
  const then = Date.now() + (91 - DAYS + 1) * DAY_MS;
  const rows = [
    [
      'a minute of all sites',
      await time(() => storeBeaconCounts(database, { visits: minute, agents })),
    ],
    [
      'four weeks of a site',
      await time((round) => readBeaconCounts(database, `source-${round * 97 + 1}`, days)),
    ],
    [
      `a day handed over, ${SITES * ROWS} rows`,
      await time(async () => {
        await sql`insert into instance_settings (name, value) values ('beacons.output', ${JSON.stringify({ day: dayBefore(2), source: '~' })})
          on conflict (name) do update set value = excluded.value`.execute(database.connection());
        await outputBeacons(database, Date.now(), () => Promise.resolve());
      }, 1),
    ],
    [
      'a site forgets a day',
      await time((round) => forgetOldCounts(database, `source-${round * 97 + 1}`, then)),
    ],
  ];
  if (name === 'by day')
    rows.push([
      'a day dropped',
      await time(
        (round) =>
          sql`drop table ${sql.table(nameOf(DAYS - 3 - round))}`.execute(database.connection()),
        3,
      ),
    ]);
  console.log([`${name}:`, ...rows.map(([what, ms]) => `  ${what}: ${ms}`)].join('\n'));
}

async function compare(): Promise<void> {
  const programs = providePostgres();
  if (programs === undefined) return console.log('Skipped: PostgreSQL is not installed.');
  for (const name of ['one table', 'by day']) {
    const postgres = await aPostgres(programs);
    const database = await openDatabaseAt({ databaseUrl: postgres.url, dataDir: '' });
    await addSites(database);
    if (name === 'by day') await partition(database);
    await fill(database);
    await measure(name, database);
    await database.close();
    await postgres.stop();
  }
}

void compare();

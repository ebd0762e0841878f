// The counts of measured sites in the database: one statement adds what one process has
// counted, so several processes and instances add up. Easy to get wrong: where the answer to a commit
// is lost, the counts may be stored, and storing them again would double them.
import type { Database } from '@/server/platform/database/Database';
import { inChunks } from '@/server/platform/database/inChunks';
import type { BeaconCountRow } from '@/server/platform/database/SourceTables';
import type { SiteCounts } from './BeaconRollUp';
import type { CountedDays } from './SourceApi';

/** By the name in the address: the sources that take beacons. */
export async function listBeaconSites(database: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .connection()
    .selectFrom('audience_sources')
    .select(['id', 'site'])
    .where('kind', '=', 'BEACON')
    .execute();
  return new Map(rows.map(({ id, site }) => [site ?? '', id]));
}

type CountTable = 'beacon_counts' | 'beacon_agent_counts';

/** Counts to store at once, by the name of a site. */
export interface TakenCounts {
  readonly visits: ReadonlyMap<string, SiteCounts>;
  /** The same visits, by what their user-agent strings say; the totals are those of `visits`. */
  readonly agents: ReadonlyMap<string, SiteCounts>;
}

/** Five hundred classes a site are more than there are. */
const ROWS = 3_000;

/**
 * @returns false if nobody learned whether they are stored. They must not be stored again: better a
 * minute is missing than there twice.
 * @throws Refusal STORAGE_UNAVAILABLE where they are surely not stored
 */
export async function storeBeaconCounts(database: Database, taken: TakenCounts): Promise<boolean> {
  let isWritten = false;
  const store = async (): Promise<void> => {
    isWritten = false;
    await addCounts(database, taken);
    isWritten = true;
  };
  try {
    await database.inTransaction(store);
    return true;
  } catch (cause) {
    // A file says how a commit ended; a connection may break before it does.
    if (isWritten && database.kind === 'postgres') return false;
    throw cause;
  }
}

async function addCounts(database: Database, { visits, agents }: TakenCounts): Promise<void> {
  const day = toDay(await database.now());
  // A source that was deleted takes nothing any more.
  const sites = await listBeaconSites(database);
  const toRows = (counts: ReadonlyMap<string, SiteCounts>): BeaconCountRow[] =>
    [...counts].flatMap(([site, { total, classes }]) => {
      const source_id = sites.get(site);
      if (source_id === undefined) return [];
      return [
        { source_id, day, engine: '', class: '', device: '', visits: total },
        ...classes.map(({ version, ...rest }) => ({ source_id, day, class: version, ...rest })),
      ];
    });
  await addRows(database, 'beacon_counts', toRows(visits));
  const ofAgents = toRows(agents).filter(({ engine }) => engine !== '');
  await addRows(database, 'beacon_agent_counts', ofAgents);
}

async function addRows(
  database: Database,
  table: CountTable,
  rows: readonly BeaconCountRow[],
): Promise<void> {
  for (const chunk of inChunks(rows, ROWS))
    await database
      .connection()
      .insertInto(table)
      .values(chunk)
      .onConflict((known) =>
        known
          .columns(['source_id', 'day', 'engine', 'class', 'device'])
          .doUpdateSet(({ eb, ref }) => ({
            visits: eb(ref(`${table}.visits`), '+', ref('excluded.visits')),
          })),
      )
      .execute();
}

const toDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export type ClassCount = Pick<BeaconCountRow, 'engine' | 'class' | 'device' | 'visits'>;

/** Summed over the days; the one without an engine counts all visits. */
export async function readBeaconCounts(
  database: Database,
  sourceId: string,
  { from, to }: CountedDays,
  table: CountTable = 'beacon_counts',
): Promise<ClassCount[]> {
  const rows = await database
    .connection()
    .selectFrom(table)
    .select(['engine', 'class', 'device'])
    .select(({ fn }) => fn.sum<number | string>('visits').as('visits'))
    .where('source_id', '=', sourceId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['engine', 'class', 'device'])
    .orderBy('engine')
    .orderBy('class')
    .orderBy('device')
    .execute();
  return rows.map((row) => ({ ...row, visits: Number(row.visits) }));
}

/** The first of these days on which user-agent strings were counted. */
export async function firstAgentDay(
  database: Database,
  sourceId: string,
  { from, to }: CountedDays,
): Promise<string | undefined> {
  const found = await database
    .connection()
    .selectFrom('beacon_agent_counts')
    .select(({ fn }) => fn.min('day').as('day'))
    .where('source_id', '=', sourceId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .executeTakeFirst();
  return found?.day ?? undefined;
}

/** Thirteen weeks: an audience needs four, and a receiver of daily counts may be away for two months. */
const KEPT_DAYS = 91;

/**
 * A site forgets a day each day, so the tables stay small without partitions.
 * Ruled by docs/decisions/0065-daily-counts.md.
 */
export async function forgetOldCounts(
  database: Database,
  sourceId: string,
  now: number,
): Promise<void> {
  const oldest = toDay(now - KEPT_DAYS * 86_400_000);
  for (const table of ['beacon_counts', 'beacon_agent_counts'] as const)
    await database
      .connection()
      .deleteFrom(table)
      .where('source_id', '=', sourceId)
      .where('day', '<', oldest)
      .execute();
}

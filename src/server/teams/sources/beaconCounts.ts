// The counts of measured sites in the database: one statement adds what one process has
// counted, so several processes and instances add up.
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

/** Five hundred classes a site are more than there are. */
const ROWS = 3_000;

export async function storeBeaconCounts(
  database: Database,
  counts: ReadonlyMap<string, SiteCounts>,
): Promise<void> {
  await database.inTransaction(async () => {
    const day = toDay(await database.now());
    // A source that was deleted takes nothing any more.
    const sites = await listBeaconSites(database);
    const rows = [...counts].flatMap(([site, { total, classes }]): BeaconCountRow[] => {
      const source_id = sites.get(site);
      if (source_id === undefined) return [];
      return [
        { source_id, day, engine: '', class: '', device: '', visits: total },
        ...classes.map(({ engine, version, device, visits }) => ({
          ...{ source_id, day, engine, class: version, device, visits },
        })),
      ];
    });
    for (const chunk of inChunks(rows, ROWS))
      await database
        .connection()
        .insertInto('beacon_counts')
        .values(chunk)
        .onConflict((known) =>
          known
            .columns(['source_id', 'day', 'engine', 'class', 'device'])
            .doUpdateSet(({ eb, ref }) => ({
              visits: eb('beacon_counts.visits', '+', ref('excluded.visits')),
            })),
        )
        .execute();
  });
}

const toDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export type ClassCount = Pick<BeaconCountRow, 'engine' | 'class' | 'device' | 'visits'>;

/** Summed over the days; the one without an engine counts all visits. */
export async function readBeaconCounts(
  database: Database,
  sourceId: string,
  { from, to }: CountedDays,
): Promise<ClassCount[]> {
  const rows = await database
    .connection()
    .selectFrom('beacon_counts')
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

// The daily counts of measured sites as CSV, to a file or an HTTP receiver such as ClickHouse. A day
// is handed over once it is complete. The database is the buffer: a place is kept, so an outage of the
// receiver loses nothing. A batch that was taken but not noted comes again, with the same first five
// columns.
import { writeCsvRow } from '@/domain/writeCsvRow';
import type { OutputConfig } from '@/server/platform/config/outputConfig';
import type { Database } from '@/server/platform/database/Database';
import {
  keepInstanceSetting,
  readInstanceSetting,
} from '@/server/platform/database/instanceSetting';
import { outputJob } from '@/server/platform/jobs/outputJob';
import { handOver } from '@/server/platform/outbound/handOver';

export const BEACON_OUTPUT_JOB = 'beacons.output';

const PLACE = 'beacons.output';
const COLUMNS = ['day', 'source', 'engine', 'class', 'device', 'visits', 'workspace'] as const;

/** Rows in one call, and calls in one run. A site has at most some 400 rows a day. */
const BATCH = 5_000;
const MOST_BATCHES = 40;
/** Processes store the visits of a minute under the day of the database's clock; then it is complete. */
const SETTLED_MS = 600_000;

interface Place {
  /** ISO day. */
  readonly day: string;
  readonly source: string;
}

export const beaconOutputJobs = (database: Database, to: OutputConfig) =>
  outputJob(
    database,
    {
      kind: BEACON_OUTPUT_JOB,
      waiting: 'The counts of measured sites wait for their receiver. Check BEACON_OUTPUT.',
    },
    async () =>
      outputBeacons(database, await database.now(), (lines) =>
        handOver(to, { type: 'text/csv; charset=utf-8', head: writeCsvRow(COLUMNS), lines }),
      ),
  );

/**
 * Hands over all complete days that were not handed over yet, oldest first.
 * @param take gets rows of CSV without their head; rejects where they were not taken
 */
export async function outputBeacons(
  database: Database,
  now: number,
  take: (lines: string) => Promise<void>,
): Promise<void> {
  const today = new Date(now - SETTLED_MS).toISOString().slice(0, 10);
  const kept = await readInstanceSetting(database, PLACE);
  let place = kept === undefined ? { day: '', source: '' } : (JSON.parse(kept) as Place);
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const found = await countsAfter(database, place, today);
    const isLast = found.length < BATCH;
    const rows = isLast ? found : withoutLastSite(found);
    const last = rows.at(-1);
    if (!last) return;
    await take(
      rows
        .map((row) => [
          row.day,
          row.source_id,
          row.engine,
          row.class,
          row.device,
          row.visits,
          row.slug,
        ])
        .map(writeCsvRow)
        .join(''),
    );
    place = { day: last.day, source: last.source_id };
    await keepInstanceSetting(database, PLACE, JSON.stringify(place));
    if (isLast) return;
  }
}

type CountRow = Awaited<ReturnType<typeof countsAfter>>[number];

/** The batch may have ended within a site; a place is after a whole one. */
function withoutLastSite(rows: readonly CountRow[]): readonly CountRow[] {
  const last = rows.at(-1)!;
  return rows.filter(({ day, source_id }) => day !== last.day || source_id !== last.source_id);
}

const countsAfter = (database: Database, { day, source }: Place, today: string) =>
  database
    .connection()
    .selectFrom('beacon_counts')
    .innerJoin('audience_sources', 'audience_sources.id', 'beacon_counts.source_id')
    .innerJoin('workspaces', 'workspaces.id', 'audience_sources.workspace_id')
    .selectAll('beacon_counts')
    .select('workspaces.slug')
    // As one row: PostgreSQL then reads from that place of the index, and not from its beginning.
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('beacon_counts.day', 'beacon_counts.source_id'), '>', tuple(day, source)),
    )
    .where('beacon_counts.day', '<', today)
    .orderBy('beacon_counts.day')
    .orderBy('beacon_counts.source_id')
    .orderBy('beacon_counts.engine')
    .orderBy('beacon_counts.class')
    .orderBy('beacon_counts.device')
    .limit(BATCH)
    .execute();

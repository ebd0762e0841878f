// Shows that watches still work when nothing happens: the time of their last evaluation, and once a
// month a message that nothing changed. Otherwise months of silence would look like a fault.
import type { Database } from '@/server/platform/database/Database';
import { keepInstanceSetting } from '@/server/platform/database/instanceSetting';
import { listsId } from '@/server/platform/database/listsId';
import type { ChannelRow } from '@/server/platform/database/WatchTables';
import { addDelivery } from './deliveries';
import { nextSendTime } from './nextSendTime';
import { listQuietTimes } from './quietTimes';

export const HEARTBEAT_JOB = 'watches.heartbeat';

const MONTH_MS = 30 * 86_400_000;
/** At most this many a day; the others follow the next day. */
const BATCH = 1_000;

const VERSION = 'watches.evaluated';
const MOMENT = 'watches.evaluatedAt';

export interface WatchEvaluation {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly dataVersion: string;
}

/** Undefined before the first. */
export async function lastEvaluation(database: Database): Promise<WatchEvaluation | undefined> {
  const rows = await database
    .connection()
    .selectFrom('instance_settings')
    .selectAll()
    .where('name', 'in', [VERSION, MOMENT])
    .execute();
  const get = (name: string) => rows.find((row) => row.name === name)?.value;
  const [dataVersion, at] = [get(VERSION), get(MOMENT)];
  return dataVersion === undefined || at === undefined
    ? undefined
    : { dataVersion, at: Number(at) };
}

export async function noteEvaluationTime(
  database: Database,
  { at, dataVersion }: WatchEvaluation,
): Promise<void> {
  for (const [name, value] of [
    [VERSION, dataVersion],
    [MOMENT, String(at)],
  ] as const)
    await keepInstanceSetting(database, name, value);
}

/** @returns how many messages it planned */
export async function planHeartbeats(database: Database, now: number): Promise<number> {
  const channels: ChannelRow[] = await database
    .connection()
    .selectFrom('channels')
    .selectAll()
    .where('kind', '!=', 'ATOM')
    .where('stopped_at', 'is', null)
    .where('created_at', '<=', now - MONTH_MS)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('deliveries')
            .select('deliveries.id')
            .whereRef('deliveries.channel_id', '=', 'channels.id')
            .where('deliveries.is_test', '=', 0)
            .where('deliveries.send_at', '>', now - MONTH_MS),
        ),
      ),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('watches')
          .select('watches.id')
          .whereRef('watches.workspace_id', '=', 'channels.workspace_id')
          .where(listsId('watches.channel_ids', { column: 'channels.id' }))
          .where('watches.state', '=', 'ACTIVE'),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(BATCH)
    .execute();
  for (const channel of channels) {
    const quiet = await listQuietTimes(database, channel);
    const sendAt = nextSendTime({ cadence: 'WEEKLY', zone: channel.zone, now, quiet });
    await database.inTransaction(() =>
      addDelivery(database, { channel, sendAt, now, isDigest: true }),
    );
  }
  return channels.length;
}

/** Those that send to a channel and are not paused. */
export async function countWatches(database: Database, channelId: string): Promise<number> {
  const { count } = await database
    .connection()
    .selectFrom('watches')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(listsId('channel_ids', channelId))
    .where('state', '=', 'ACTIVE')
    .executeTakeFirstOrThrow();
  return Number(count);
}

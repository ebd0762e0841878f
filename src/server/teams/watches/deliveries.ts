// Messages to channels: planned in the transaction of their cause, sent by a job each.
import type { Database } from '@/server/platform/database/Database';
import type { ChannelRow, DeliveryRow, WatchRow } from '@/server/platform/database/WatchTables';
import { enqueue } from '@/server/platform/jobs/enqueue';
import { newId } from '@/server/teams/workspaces/checkText';
import { nextSendTime } from './nextSendTime';
import { listQuietTimes } from './quietTimes';

export const SEND_JOB = 'watches.send';

const DAY_MS = 86_400_000;

interface Plan {
  readonly channel: ChannelRow;
  readonly cadence: WatchRow['cadence'];
  readonly eventIds: readonly string[];
  readonly now: number;
}

/** Adds events to the channel's next message, which it makes where none is waiting. */
export async function planDelivery(
  database: Database,
  { channel, cadence, eventIds, now }: Plan,
): Promise<void> {
  // Readers of a feed come to look by themselves.
  const sendAt = async (): Promise<number> => {
    if (channel.kind === 'ATOM') return now;
    const last = await lastSent(database, channel.id, now);
    const quiet = await listQuietTimes(database, channel);
    return nextSendTime({ cadence, zone: channel.zone, now, last, quiet });
  };
  const waiting = await waitingDelivery(database, channel.id, now);
  const wanted = await sendAt();
  // A digest of next week holds up nothing urgent; one that goes out within a day takes it along.
  const delivery =
    waiting && Number(waiting.send_at) < wanted + DAY_MS
      ? waiting
      : await addDelivery(database, { channel, sendAt: wanted, now });
  if (delivery.is_digest === 1) await dropDigest(database, delivery);
  for (const event_id of eventIds)
    await database
      .connection()
      .insertInto('delivery_events')
      .values({ delivery_id: delivery.id, event_id })
      .onConflict((known) => known.columns(['delivery_id', 'event_id']).doNothing())
      .execute();
}

/** A delivery with an event is no longer a heartbeat. */
async function dropDigest(database: Database, { id }: DeliveryRow): Promise<void> {
  await database
    .connection()
    .updateTable('deliveries')
    .set({ is_digest: 0 })
    .where('id', '=', id)
    .execute();
}

async function lastSent(
  database: Database,
  channelId: string,
  now: number,
): Promise<number | undefined> {
  const row = await database
    .connection()
    .selectFrom('deliveries')
    .select('send_at')
    .where('channel_id', '=', channelId)
    .where('is_test', '=', 0)
    .where('state', '!=', 'CANCELED')
    .where('send_at', '<=', now)
    .orderBy('send_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && Number(row.send_at);
}

/** One that has not begun. */
export function waitingDelivery(database: Database, channelId: string, now: number) {
  return database
    .connection()
    .selectFrom('deliveries')
    .selectAll()
    .where('channel_id', '=', channelId)
    .where('state', '=', 'PENDING')
    .where('is_test', '=', 0)
    .where('send_at', '>', now)
    .orderBy('send_at')
    .limit(1)
    .executeTakeFirst();
}

interface NewDelivery {
  readonly channel: ChannelRow;
  readonly sendAt: number;
  readonly now: number;
  readonly isTest?: boolean;
  readonly isDigest?: boolean;
}

export async function addDelivery(
  database: Database,
  { channel, sendAt, now, isTest = false, isDigest = false }: NewDelivery,
): Promise<DeliveryRow> {
  const isFeed = channel.kind === 'ATOM';
  const row: DeliveryRow = {
    id: newId(),
    workspace_id: channel.workspace_id,
    channel_id: channel.id,
    state: isFeed ? 'DELIVERED' : 'PENDING',
    is_test: isTest ? 1 : 0,
    is_digest: isDigest ? 1 : 0,
    send_at: sendAt,
    attempts: 0,
    status_code: null,
    body: null,
    answer: null,
    error: null,
    duration_ms: null,
    created_at: now,
    ended_at: isFeed ? now : null,
  };
  await database.connection().insertInto('deliveries').values(row).execute();
  if (!isFeed)
    await enqueue(database, {
      kind: SEND_JOB,
      payload: { deliveryId: row.id },
      dedupeKey: row.id,
      runAt: sendAt,
    });
  return row;
}

/** Sends it again, at once. @returns undefined if it is under way */
export async function resendDelivery(
  database: Database,
  { id }: Pick<DeliveryRow, 'id'>,
): Promise<DeliveryRow | undefined> {
  const row = await database
    .connection()
    .updateTable('deliveries')
    .set({ state: 'PENDING', error: null, ended_at: null })
    .where('id', '=', id)
    .where('state', 'in', ['DELIVERED', 'DEAD'])
    .returningAll()
    .executeTakeFirst();
  // Without a key: the job that has just sent it may be open yet, and would keep this one out.
  if (row) await enqueue(database, { kind: SEND_JOB, payload: { deliveryId: id } });
  return row;
}

/** Newest first. */
export function listDeliveries(
  database: Database,
  channelId: string,
  limit: number,
): Promise<DeliveryRow[]> {
  return database
    .connection()
    .selectFrom('deliveries')
    .selectAll()
    .where('channel_id', '=', channelId)
    .orderBy('send_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export const deliveryById = (database: Database, id: string): Promise<DeliveryRow | undefined> =>
  database
    .connection()
    .selectFrom('deliveries')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();

import type { Database } from '@/server/platform/database/Database';
import type { ChannelRow, WatchRow } from '@/server/platform/database/WatchTables';

/** Until the month's mails have come once more. */
export const MUTE_DAYS = 30;

const DAY_MS = 86_400_000;

/** A watch that sends to a channel; its mails are the proof that one may mute it. */
export async function watchOfChannel(
  database: Database,
  { id: channelId, workspace_id }: ChannelRow,
  watchId: string,
): Promise<WatchRow | undefined> {
  const watch = await database
    .connection()
    .selectFrom('watches')
    .selectAll()
    .where('id', '=', watchId)
    .where('workspace_id', '=', workspace_id)
    .executeTakeFirst();
  return watch && (JSON.parse(watch.channel_ids) as string[]).includes(channelId)
    ? watch
    : undefined;
}

/**
 * Events are still recorded while muted, but not sent.
 * @returns when the watch resumes, in milliseconds since 1970
 */
export async function muteFromMail(
  database: Database,
  { id }: WatchRow,
  now = Date.now(),
): Promise<number> {
  const until = now + MUTE_DAYS * DAY_MS;
  await database
    .connection()
    .updateTable('watches')
    .set({ state: 'MUTED', muted_until: until })
    .where('id', '=', id)
    .where('state', '!=', 'ORPHANED')
    .execute();
  return until;
}

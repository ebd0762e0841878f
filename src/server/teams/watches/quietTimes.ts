// Hours and days without messages, for a person or for a channel. Events of that time are recorded,
// wait, and go out as one message.
import type { Database } from '@/server/platform/database/Database';
import type { ChannelRow } from '@/server/platform/database/WatchTables';
import { invalid } from '@/server/teams/workspaces/checkText';

/** In the zone of the channel. */
export interface QuietTime {
  /** From this full hour until before that one; over midnight where it is the later one. */
  readonly fromHour: number;
  readonly toHour: number;
  /** Whole days: 1 is Monday, 7 is Sunday. */
  readonly days: readonly number[];
}

const personOwner = (accountId: string): string => `person:${accountId}`;
const channelOwner = (id: string): string => `channel:${id}`;

/** Of the channel, and of the person a mail goes to. */
export async function listQuietTimes(
  database: Database,
  { id, kind, created_by }: Pick<ChannelRow, 'id' | 'kind' | 'created_by'>,
): Promise<QuietTime[]> {
  const owners = [channelOwner(id), ...(kind === 'EMAIL' ? [personOwner(created_by)] : [])];
  const rows = await database
    .connection()
    .selectFrom('quiet_times')
    .selectAll()
    .where('owner', 'in', owners)
    .execute();
  return rows.map(({ from_hour, to_hour, days }) => ({
    fromHour: from_hour,
    toHour: to_hour,
    days: JSON.parse(days) as number[],
  }));
}

/**
 * @param owner the person, for all mails to them, or one channel
 * @throws Refusal TEXT_INVALID
 */
export async function setQuietTime(
  database: Database,
  owner: { readonly accountId: string } | { readonly channelId: string },
  { fromHour, toHour, days }: QuietTime,
): Promise<void> {
  const isHour = (hour: number): boolean => Number.isInteger(hour) && hour >= 0 && hour <= 23;
  if (!isHour(fromHour) || !isHour(toHour))
    throw invalid('fromHour', 'Quiet hours are full hours from 0 to 23.');
  const kept = [...new Set(days)].sort();
  if (kept.some((day) => !Number.isInteger(day) || day < 1 || day > 7) || kept.length > 6)
    throw invalid('days', 'Quiet days are up to six, from 1 for Monday to 7 for Sunday.');
  const ownerKey =
    'accountId' in owner ? personOwner(owner.accountId) : channelOwner(owner.channelId);
  const row = { from_hour: fromHour, to_hour: toHour, days: JSON.stringify(kept) };
  await database
    .connection()
    .insertInto('quiet_times')
    .values({ owner: ownerKey, ...row })
    .onConflict((known) => known.column('owner').doUpdateSet(row))
    .execute();
}

/** Of people and channels that are deleted: a row's owner is of two kinds, so no key of theirs can. */
export async function forgetQuietTimes(database: Database): Promise<void> {
  const connection = database.connection();
  const accounts = connection
    .selectFrom('accounts')
    .select((table) => table(table.val('person:'), '||', table.ref('id')).as('owner'));
  const channels = connection
    .selectFrom('channels')
    .select((table) => table(table.val('channel:'), '||', table.ref('id')).as('owner'));
  await connection
    .deleteFrom('quiet_times')
    .where('owner', 'not in', accounts)
    .where('owner', 'not in', channels)
    .execute();
}

export const ownQuietTime = (
  database: Database,
  channel: Pick<ChannelRow, 'id'>,
): Promise<QuietTime[]> =>
  listQuietTimes(database, { id: channel.id, kind: 'ATOM', created_by: '' });

export function isQuiet(
  { fromHour, toHour, days }: QuietTime,
  { hour, day }: { readonly hour: number; readonly day: number },
): boolean {
  if (days.includes(day)) return true;
  return fromHour <= toHour ? hour >= fromHour && hour < toHour : hour >= fromHour || hour < toHour;
}

// Items that ask for a person's attention: unread → seen → done. Pitfall: the job that adds an item
// may run again, so each item has a key that admits it once.
import type { Connection } from '@/server/model/features/connection';
import { beforeKeyset } from '@/server/platform/database/beforeKeyset';
import type { Database } from '@/server/platform/database/Database';
import type { InboxRow } from '@/server/platform/database/ReviewTables';
import { newId } from './checkText';
import { type KeysetArgs, readPage } from './readPage';

/** The reason for a person's item, always shown with it. */
export type InboxReason =
  | 'OWNS_DECISION'
  | 'MADE_DECISION'
  | 'EDITS_PROJECT'
  | 'WATCHES_PROJECT'
  | 'WATCHES_SUBJECT'
  | 'MANAGES_WORKSPACE';

export interface InboxDraft {
  readonly workspaceId: string;
  readonly accountId: string;
  readonly reason: InboxReason;
  /** A global id, such as `review:<id>`. */
  readonly subject: string;
  readonly data: InboxData;
  /** The same person gets an item with the same key once, whatever has become of it since. */
  readonly onceKey: string;
}

export interface InboxData {
  /** The event, as one plain sentence. */
  readonly sentence: string;
  /** Where to answer it: a path of this site. */
  readonly path: string;
  readonly [name: string]: unknown;
}

/**
 * Adds an item within the current transaction, if any. Only members of the workspace get items.
 * @returns whether it is new
 */
export async function addInboxItem(
  database: Database,
  { workspaceId, accountId, reason, subject, data, onceKey }: InboxDraft,
  now = Date.now(),
): Promise<boolean> {
  const member = await database
    .connection()
    .selectFrom('members')
    .select('account_id')
    .where('workspace_id', '=', workspaceId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!member) return false;
  const { numInsertedOrUpdatedRows } = await database
    .connection()
    .insertInto('inbox_items')
    .values({
      id: newId(),
      workspace_id: workspaceId,
      account_id: accountId,
      reason,
      subject,
      data: JSON.stringify(data),
      once_key: onceKey,
      created_at: now,
      seen_at: null,
      done_at: null,
    })
    .onConflict((known) => known.columns(['account_id', 'once_key']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Nothing of teams the person has left. */
const selectOwn = (database: Database, accountId: string) =>
  database
    .connection()
    .selectFrom('inbox_items')
    .where('account_id', '=', accountId)
    .where('workspace_id', 'in', (members) =>
      members
        .selectFrom('members')
        .select('members.workspace_id')
        .where('members.account_id', '=', accountId),
    );

/** The number of a person's unread items. */
export async function countUnread(database: Database, accountId: string): Promise<number> {
  const { count } = await selectOwn(database, accountId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('done_at', 'is', null)
    .where('seen_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Marks what everyone got about a subject as done. */
export async function finishSubject(
  database: Database,
  { workspace_id }: Pick<InboxRow, 'workspace_id'>,
  subject: string,
  now = Date.now(),
): Promise<void> {
  await database
    .connection()
    .updateTable('inbox_items')
    .set({ done_at: now })
    .where('workspace_id', '=', workspace_id)
    .where('subject', '=', subject)
    .where('done_at', 'is', null)
    .execute();
}

/** Newest first; done ones only on request. */
export function inboxPage(
  database: Database,
  accountId: string,
  { isDone, ...args }: { readonly isDone?: boolean | null | undefined } & KeysetArgs,
): Promise<Connection<InboxRow>> {
  return readPage(
    args,
    ({ created_at, id }) => [created_at, id],
    async (before, limit) => {
      let query = selectOwn(database, accountId)
        .selectAll()
        .where('done_at', isDone ? 'is not' : 'is', null);
      if (before) query = query.where(beforeKeyset('created_at', before));
      return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
    },
  );
}

export type InboxMark = 'SEEN' | 'DONE' | 'UNREAD';

/**
 * Marking an item as done marks it as seen; as unread, as neither. Ids of other people's items are
 * ignored.
 */
export async function markInbox(
  database: Database,
  accountId: string,
  {
    ids,
    mark,
    now = Date.now(),
  }: {
    readonly ids: readonly string[];
    readonly mark: InboxMark;
    readonly now?: number;
  },
): Promise<InboxRow[]> {
  if (ids.length === 0) return [];
  return database
    .connection()
    .updateTable('inbox_items')
    .set(({ fn, val }) =>
      mark === 'UNREAD'
        ? { seen_at: null, done_at: null }
        : {
            seen_at: fn.coalesce('seen_at', val(now)),
            ...(mark === 'DONE' && { done_at: now }),
          },
    )
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids])
    .returningAll()
    .execute();
}

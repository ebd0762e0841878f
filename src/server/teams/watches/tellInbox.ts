// Events of a watch → lines in the inbox of its owner.
import { href } from '@/domain/routes/href';
import type { Database } from '@/server/platform/database/Database';
import type { WatchRow } from '@/server/platform/database/WatchTables';
import { addInboxItem } from '@/server/teams/workspaces/inbox';
import type { WatchEnvelope } from './WatchEnvelope';

/** More of a kind of one evaluation than these are one line. */
const SINGLE_LINES = 7;

interface Reported {
  readonly events: readonly WatchEnvelope[];
  /** Ids of what the person did. */
  readonly own: ReadonlySet<string>;
  /** Of the project, which lists its decisions and reviews. */
  readonly page: string | undefined;
  readonly now: number;
}

export async function tellInbox(
  database: Database,
  { id, workspace_id, owner_id }: WatchRow,
  { events, own, page = '', now }: Reported,
): Promise<void> {
  const item = {
    workspaceId: workspace_id,
    accountId: owner_id,
    reason: 'WATCHES_SUBJECT',
  } as const;
  const known = await knownDecisions(database, { workspace_id, owner_id }, events);
  const news = events.filter((one) => !own.has(one.id) && !known.has(one.decision?.id ?? ''));
  for (const line of inboxLines(news, page)) {
    const path = line.url.replace(/^https?:\/\/[^/]+/, '');
    const data = { sentence: line.text, path };
    await addInboxItem(
      database,
      { ...item, subject: `watch:${id}`, data, onceKey: `event:${line.id}` },
      now,
    );
  }
}

/** Decisions that are in the person's inbox by themselves: for an editor, an owner or an author. */
async function knownDecisions(
  database: Database,
  { workspace_id, owner_id }: Pick<WatchRow, 'workspace_id' | 'owner_id'>,
  events: readonly WatchEnvelope[],
): Promise<ReadonlySet<string>> {
  if (!events.some(({ decision }) => decision)) return new Set();
  const items = await database
    .connection()
    .selectFrom('inbox_items')
    .select('subject')
    .where('account_id', '=', owner_id)
    .where('workspace_id', '=', workspace_id)
    .where('subject', 'like', 'decision:%')
    .execute();
  return new Set(items.map(({ subject }) => subject));
}

type InboxLine = Pick<WatchEnvelope, 'id' | 'text' | 'url'>;

function inboxLines(events: readonly WatchEnvelope[], url: string): readonly InboxLine[] {
  const isReview = ({ kind }: WatchEnvelope): boolean => kind === 'review.opened';
  const isDecision = ({ decision }: WatchEnvelope): boolean => decision !== undefined;
  return [
    ...sumUp(
      events.filter((event) => !isReview(event) && !isDecision(event)),
      (count) => ({ text: `${count} features you watch changed.`, url: href.changes() }),
    ),
    ...sumUp(events.filter(isReview), (count) => ({
      text: `${count} decisions you watch need review.`,
      url,
    })),
    ...sumUp(events.filter(isDecision), (count) => ({
      text: `${count} changes to decisions you watch.`,
      url,
    })),
  ];
}

function sumUp(
  events: readonly WatchEnvelope[],
  inOne: (count: number) => Omit<InboxLine, 'id'>,
): readonly InboxLine[] {
  const [first] = events;
  return first && events.length > SINGLE_LINES
    ? [{ id: first.id, ...inOne(events.length) }]
    : events;
}

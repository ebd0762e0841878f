import { href } from '@/domain/routes/href';
import { compatHref, featureHref, featureSetHref } from '@/domain/routes/subjects';
import { stableId } from '@/server/platform/atom/stableId';
import type { Database } from '@/server/platform/database/Database';
import type { WatchRow } from '@/server/platform/database/WatchTables';
import { addInboxItem } from '@/server/teams/workspaces/inbox';
import type { Subject } from '@/server/teams/workspaces/Subject';
import { changeSentence } from './changeSentence';
import type { WatchChange } from './WatchMemory';
import type { Watched } from './WatchSubject';

/** An event that a watch found: a change of its subject, or a review of a project. */
export type FoundEvent =
  | { readonly watched: Watched; readonly change: WatchChange; readonly audienceName: string }
  | { readonly review: FoundReview };

export interface FoundReview {
  readonly id: string;
  readonly name: string;
  readonly sentence: string;
  readonly path: string;
  /** Of the project, whose reviews it lists. */
  readonly projectPath: string;
  readonly beforeShare: number;
  readonly afterShare: number;
}

/** The content for receivers, the same by feed, webhook and mail. */
export interface WatchEnvelope {
  readonly id: string;
  readonly kind: WatchChange['kind'] | 'review.opened';
  readonly at: string;
  readonly subject: string;
  readonly before: string | number | null;
  readonly after: string | number | null;
  /** CORRECTED: the data was wrong before, and no browser changed. */
  readonly cause?: 'CORRECTED';
  readonly text: string;
  readonly audience: string;
  readonly linePercent: number;
  readonly dataVersion: string;
  readonly url: string;
}

interface Found {
  readonly found: readonly FoundEvent[];
  readonly version: string;
  readonly now: number;
  readonly origin: string;
  readonly isMuted: boolean;
}

/** More features, or more reviews, of one evaluation than these are one line in the inbox. */
const SINGLE_LINES = 7;

/** @returns the ids of those that were not recorded before */
export async function recordEvents(
  database: Database,
  watch: WatchRow,
  { found, version, now, origin, isMuted }: Found,
): Promise<string[]> {
  const recorded: WatchEnvelope[] = [];
  for (const one of found) {
    const envelope: WatchEnvelope = {
      ...('review' in one ? reviewFacts(watch, one.review) : changeFacts(watch, one, version)),
      at: new Date(now).toISOString(),
      audience: watch.audience,
      linePercent: watch.line_percent,
      dataVersion: version,
    };
    const path = envelope.url;
    const stored = { ...envelope, url: `${origin}${path}` };
    const { numInsertedOrUpdatedRows } = await database
      .connection()
      .insertInto('watch_events')
      .values({
        id: envelope.id,
        workspace_id: watch.workspace_id,
        watch_id: watch.id,
        kind: envelope.kind,
        at: now,
        sentence: envelope.text,
        envelope: JSON.stringify(stored),
      })
      .onConflict((known) => known.column('id').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) recorded.push(stored);
  }
  if (!isMuted) await fillInbox(database, watch, inboxLines(recorded, found), now);
  return recorded.map(({ id }) => id);
}

type Facts = Pick<
  WatchEnvelope,
  'id' | 'kind' | 'subject' | 'before' | 'after' | 'cause' | 'text' | 'url'
>;

const eventId = (name: string): string => stableId(name).replace('urn:uuid:', '');

function changeFacts(
  watch: WatchRow,
  { watched, change, audienceName }: Extract<FoundEvent, { readonly change: WatchChange }>,
  version: string,
): Facts {
  const { kind, direction, before, after } = change;
  const { id, name, subject } = watched;
  const setting = { name, audienceName, linePercent: watch.line_percent };
  return {
    id: eventId(`${watch.id}/${id}/${kind}/${direction}/${version}`),
    kind,
    subject: id,
    before,
    after,
    ...(change.isCorrection && { cause: 'CORRECTED' as const }),
    text: changeSentence(change, setting),
    url: subjectPath(subject),
  };
}

function subjectPath(subject: Subject): string {
  if (subject.kind === 'key') return compatHref(subject.key.path);
  if (subject.kind === 'feature') return featureHref(subject.feature.slug);
  return featureSetHref(subject.set.features.map(({ slug }) => slug));
}

/** A review is opened once, regardless of the data version. */
const reviewFacts = (watch: WatchRow, review: FoundReview): Facts => ({
  id: eventId(`${watch.id}/review:${review.id}`),
  kind: 'review.opened',
  subject: review.name,
  before: review.beforeShare,
  after: review.afterShare,
  text: review.sentence,
  url: review.path,
});

type InboxLine = Pick<WatchEnvelope, 'id' | 'text' | 'url'>;

function inboxLines(
  events: readonly WatchEnvelope[],
  found: readonly FoundEvent[],
): readonly InboxLine[] {
  const isReview = ({ kind }: WatchEnvelope): boolean => kind === 'review.opened';
  // A watch looks at one project.
  const url = found.flatMap((one) => ('review' in one ? [one.review.projectPath] : []))[0] ?? '';
  return [
    ...sumUp(
      events.filter((event) => !isReview(event)),
      (count) => ({ text: `${count} features you watch changed.`, url: href.changes() }),
    ),
    ...sumUp(events.filter(isReview), (count) => ({
      text: `${count} decisions you watch need review.`,
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

async function fillInbox(
  database: Database,
  { id, workspace_id, owner_id }: WatchRow,
  lines: readonly InboxLine[],
  now: number,
): Promise<void> {
  const item = {
    workspaceId: workspace_id,
    accountId: owner_id,
    reason: 'WATCHES_SUBJECT',
  } as const;
  for (const line of lines) {
    const path = line.url.replace(/^https?:\/\/[^/]+/, '');
    const data = { sentence: line.text, path };
    await addInboxItem(
      database,
      { ...item, subject: `watch:${id}`, data, onceKey: `event:${line.id}` },
      now,
    );
  }
}

import { compatHref, featureHref, featureSetHref } from '@/domain/routes/subjects';
import { stableId } from '@/server/platform/atom/stableId';
import type { Database } from '@/server/platform/database/Database';
import { inChunks } from '@/server/platform/database/inChunks';
import type { WatchRow } from '@/server/platform/database/WatchTables';
import type { Subject } from '@/server/teams/workspaces/Subject';
import { changeSentence } from './changeSentence';
import type { ProjectNews } from './ProjectNews';
import { tellInbox } from './tellInbox';
import type { WatchEnvelope } from './WatchEnvelope';
import type { WatchChange } from './WatchMemory';
import type { Watched } from './WatchSubject';

/** An event that a watch found: a change of its subject, or news of a project. */
export type FoundEvent =
  | { readonly watched: Watched; readonly change: WatchChange; readonly audienceName: string }
  | { readonly news: ProjectNews };

interface Found {
  readonly found: readonly FoundEvent[];
  readonly version: string;
  readonly now: number;
  readonly origin: string;
  readonly isMuted: boolean;
}

/** @returns the ids of those that were not recorded before */
export async function recordEvents(
  database: Database,
  watch: WatchRow,
  { found, version, now, origin, isMuted }: Found,
): Promise<string[]> {
  const recorded: WatchEnvelope[] = [];
  for (const stored of await findNew(
    database,
    toEnvelopes(watch, { found, version, now, origin }),
  )) {
    const { numInsertedOrUpdatedRows } = await database
      .connection()
      .insertInto('watch_events')
      .values({
        id: stored.id,
        workspace_id: watch.workspace_id,
        watch_id: watch.id,
        kind: stored.kind,
        at: now,
        sentence: stored.text,
        envelope: JSON.stringify(stored),
      })
      .onConflict((known) => known.column('id').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) recorded.push(stored);
  }
  if (!isMuted) {
    const own = found.flatMap((one) => ('news' in one ? idsOfOwn(watch, one.news) : []));
    // A watch looks at one project.
    const [page] = found.flatMap((one) => ('news' in one ? [one.news.projectPath] : []));
    await tellInbox(database, watch, { events: recorded, own: new Set(own), page, now });
  }
  return recorded.map(({ id }) => id);
}

const toEnvelopes = (
  watch: WatchRow,
  { found, version, now, origin }: Omit<Found, 'isMuted'>,
): readonly WatchEnvelope[] =>
  found.map((one) => {
    const facts = 'news' in one ? newsFacts(watch, one.news) : changeFacts(watch, one, version);
    return {
      ...facts,
      url: `${origin}${facts.url}`,
      at: new Date(now).toISOString(),
      audience: watch.audience,
      linePercent: watch.line_percent,
      dataVersion: version,
    };
  });

/** News are found again for a month: most are known, and one look says which. */
async function findNew(
  database: Database,
  envelopes: readonly WatchEnvelope[],
): Promise<readonly WatchEnvelope[]> {
  const known = new Set<string>();
  for (const some of inChunks(envelopes))
    for (const { id } of await database
      .connection()
      .selectFrom('watch_events')
      .select('id')
      .where(
        'id',
        'in',
        some.map(({ id }) => id),
      )
      .execute())
      known.add(id);
  return envelopes.filter(({ id }) => !known.has(id));
}

type Facts = Omit<WatchEnvelope, 'at' | 'audience' | 'linePercent' | 'dataVersion'>;

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
    ...(change.cause && { cause: change.cause }),
    ...(change.parts && { parts: change.parts }),
    text: changeSentence(change, setting),
    url: subjectPath(subject),
  };
}

function subjectPath(subject: Subject): string {
  if (subject.kind === 'key') return compatHref(subject.key.path);
  if (subject.kind === 'feature') return featureHref(subject.feature.slug);
  return featureSetHref(subject.set.features.map(({ slug }) => slug));
}

/** News happen once, regardless of the data version. */
const newsFacts = (watch: WatchRow, news: ProjectNews): Facts => ({
  id: eventId(`${watch.id}/${news.id}`),
  kind: news.kind,
  subject: news.subject,
  before: news.before,
  after: news.after,
  ...(news.decision && { decision: news.decision }),
  text: news.sentence,
  url: news.path,
});

const idsOfOwn = (watch: WatchRow, news: ProjectNews): readonly string[] =>
  news.actor === `person:${watch.owner_id}` ? [newsFacts(watch, news).id] : [];

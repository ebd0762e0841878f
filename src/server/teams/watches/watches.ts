import { Refusal } from '@/domain/Refusal';
import type { RequestContext } from '@/server/model/features/RequestContext';
import { config } from '@/server/platform/config/config';
import type { Database } from '@/server/platform/database/Database';
import type { WatchRow } from '@/server/platform/database/WatchTables';
import { type Access, notFound } from '@/server/teams/workspaces/Access';
import { keepSnapshot } from '@/server/teams/workspaces/audienceSnapshots';
import { invalid, newId } from '@/server/teams/workspaces/checkText';
import { projectById } from '@/server/teams/workspaces/projects';
import { listChannels, mayUseChannel } from './channels';
import { newsOf, projectFacts, triggersOf } from './projectFacts';
import { recordEvents } from './recordEvents';
import { advanceMemory, type WatchTrigger } from './WatchMemory';
import {
  checkWatchSubject,
  findWatched,
  getStanding,
  type WatchSubjectInput,
} from './WatchSubject';

const MAX_WATCHES = 500;

export interface WatchTerms {
  readonly triggers: readonly WatchTrigger[];
  readonly audience: string;
  readonly linePercent: number;
  readonly channelIds: readonly string[];
  readonly cadence: WatchRow['cadence'];
}

interface Making {
  readonly context: RequestContext;
  readonly now?: number;
}

/** It remembers how things stand now, so the first change after today is the first it reports. */
export async function createWatch(
  database: Database,
  access: Access,
  { subject, ...terms }: WatchTerms & { readonly subject: WatchSubjectInput },
  { context, now = Date.now() }: Making,
): Promise<WatchRow> {
  const { viewer, workspaceId } = access;
  if (viewer.kind !== 'person') throw new Refusal('FORBIDDEN', 'This needs a person, not a token.');
  const checked = await checkTerms(database, access, terms, context);
  const project = subject.projectId;
  if (project != null && (await projectById(database, project))?.workspace_id !== workspaceId)
    throw notFound('project');
  const row: WatchRow = {
    id: newId(),
    workspace_id: workspaceId,
    owner_id: viewer.accountId,
    subject: checkWatchSubject(context, subject),
    ...checked,
    state: 'ACTIVE',
    muted_until: null,
    memory: null,
    created_at: now,
  };
  if ((await listWatches(database, access)).length >= MAX_WATCHES)
    throw new Refusal('TEAM_LIMIT', `You can have ${MAX_WATCHES} watches in a workspace.`);
  const watch = { ...row, memory: await remember(database, row, context) };
  await database.connection().insertInto('watches').values(watch).execute();
  return watch;
}

async function remember(
  database: Database,
  watch: WatchRow,
  context: RequestContext,
): Promise<string> {
  const { subject, audience: key, line_percent: linePercent, created_at: now } = watch;
  const audience = context.audience(key);
  const { version } = context.catalogue;
  const { subjects } = await projectFacts(database, [watch], { ...context, now });
  const entries = (
    findWatched(context, subject, { audience: key, linePercent }, subjects) ?? []
  ).map((one) => {
    const standing = getStanding(context.catalogue, one, audience, context.today);
    const occasion = { linePercent, triggers: [], version, now };
    return [one.id, advanceMemory(undefined, standing, occasion).memory] as const;
  });
  await keepSnapshot(database, watch.workspace_id, { catalogue: context.catalogue, audience });
  return JSON.stringify(Object.fromEntries(entries));
}

async function checkTerms(
  database: Database,
  access: Access,
  { triggers, audience, linePercent, channelIds, cadence }: WatchTerms,
  context: RequestContext,
) {
  if (!(linePercent > 0 && linePercent <= 100))
    throw invalid('linePercent', 'A line is a percentage above 0 and at most 100, such as 95.');
  if (triggers.length === 0) throw invalid('triggers', 'Choose at least one thing to watch for.');
  const known = (await listChannels(database, access.workspaceId))
    .filter((channel) => mayUseChannel(access, channel))
    .map(({ id }) => id);
  if (channelIds.some((id) => !known.includes(id)))
    throw invalid(
      'channelIds',
      'You can send to your own channels, and as an editor to those the team shares. Choose one of them.',
    );
  await context.loadAudiences([audience]);
  let key: string;
  try {
    ({ key } = context.audience(audience));
  } catch (cause) {
    throw invalid('audience', (cause as Error).message);
  }
  return {
    triggers: JSON.stringify([...new Set(triggers)]),
    audience: key,
    line_percent: linePercent,
    channel_ids: JSON.stringify([...new Set(channelIds)]),
    cadence,
  };
}

/** Those of the person who asks, newest first. */
export function listWatches(
  database: Database,
  { workspaceId, viewer }: Access,
): Promise<WatchRow[]> {
  return database
    .connection()
    .selectFrom('watches')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('owner_id', '=', viewer.kind === 'person' ? viewer.accountId : '')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** @throws Refusal NOT_FOUND */
async function ownWatch(database: Database, access: Access, id: string): Promise<WatchRow> {
  const row = (await listWatches(database, access)).find((one) => one.id === id);
  if (!row) throw notFound('watch');
  return row;
}

/** Another line or audience is another question: it remembers how that stands now. */
export async function updateWatch(
  database: Database,
  access: Access,
  { id, ...terms }: WatchTerms & { readonly id: string },
  { context, now = Date.now() }: Making,
): Promise<WatchRow> {
  const before = await ownWatch(database, access, id);
  const checked = await checkTerms(database, access, terms, context);
  const row = { ...before, ...checked, created_at: Number(before.created_at) };
  const isSame = before.audience === row.audience && before.line_percent === row.line_percent;
  const memory = isSame
    ? before.memory
    : await remember(database, { ...row, created_at: now }, context);
  await database
    .connection()
    .updateTable('watches')
    // An evaluation of the same terms may have updated the memory meanwhile.
    .set({ ...checked, ...(!isSame && { memory }) })
    .where('id', '=', id)
    .execute();
  const asked = triggersOf(before);
  const added = triggersOf(row).filter((trigger) => !asked.includes(trigger));
  if (added.length > 0)
    await passOverNews(database, { ...row, triggers: JSON.stringify(added) }, { context, now });
  return { ...row, memory };
}

/** Events before one asked for them are no news: they are recorded, and sent to nobody. */
async function passOverNews(
  database: Database,
  watch: WatchRow,
  { context, now }: Required<Making>,
): Promise<void> {
  const { catalogue } = context;
  const facts = await projectFacts(database, [watch], { catalogue, now });
  const found = newsOf(watch, facts).map((news) => ({ news }));
  const setting = { found, version: catalogue.version, now, origin: config().baseUrl };
  await recordEvents(database, watch, { ...setting, isMuted: true });
}

/** Events are still recorded while muted, but not sent. Undefined unmutes the watch. */
export async function muteWatch(
  database: Database,
  access: Access,
  id: string,
  until: number | undefined,
): Promise<WatchRow> {
  const before = await ownWatch(database, access, id);
  const change =
    until === undefined
      ? ({ state: 'ACTIVE', muted_until: null } as const)
      : ({ state: 'MUTED', muted_until: until } as const);
  await database.connection().updateTable('watches').set(change).where('id', '=', id).execute();
  return { ...before, ...change };
}

/** Also deletes its events, and with them the waiting deliveries. */
export async function deleteWatch(
  database: Database,
  access: Access,
  id: string,
): Promise<WatchRow> {
  const row = await ownWatch(database, access, id);
  await database.connection().deleteFrom('watches').where('id', '=', id).execute();
  return row;
}

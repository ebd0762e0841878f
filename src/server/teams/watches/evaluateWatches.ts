// Newer data, or a newer audience → events of the watches they concern, with the messages that carry
// them, in one transaction a batch. Running it twice with one version changes nothing the second time.
import type { Audience } from '@/domain/Audience';
import { isRefusal } from '@/domain/Refusal';
import type { RequestContext } from '@/server/model/features/RequestContext';
import type { Database } from '@/server/platform/database/Database';
import type { ChannelRow, WatchRow } from '@/server/platform/database/WatchTables';
import { keepSnapshot } from '@/server/teams/workspaces/audienceSnapshots';
import { planDelivery } from './deliveries';
import { explainCrossings } from './explainCrossings';
import { newsOf, type ProjectFacts, projectFacts, triggersOf } from './projectFacts';
import { type FoundEvent, recordEvents } from './recordEvents';
import { advanceMemory, isSameMemory, type WatchMemory, type WatchStanding } from './WatchMemory';
import { findWatched, getStanding, type Watched } from './WatchSubject';

/** Small, so that requests in between wait some milliseconds at most. */
const BATCH = 200;

interface Evaluation {
  readonly context: RequestContext;
  /** Names the data. */
  readonly version: string;
  readonly now: number;
  /** Where absolute links start. */
  readonly origin: string;
  /** Only the watches with this audience, on one project, or on projects. */
  readonly only?: { readonly audience: string } | { readonly project: string } | 'projects';
}

/** @returns the numbers of evaluated watches and recorded events */
export async function evaluateWatches(
  database: Database,
  evaluation: Evaluation,
): Promise<{ readonly watches: number; readonly events: number }> {
  let [watches, events, after] = [0, 0, ''];
  const standings: Standings = new Map();
  for (;;) {
    const batch = await nextBatch(database, after, evaluation.only);
    const last = batch.at(-1);
    if (!last) return { watches, events };
    after = last.id;
    watches += batch.length;
    await evaluation.context.loadAudiences([...new Set(batch.map(({ audience }) => audience))]);
    const { context, now } = evaluation;
    const facts = await projectFacts(database, batch, { catalogue: context.catalogue, now });
    const looking = { ...evaluation, facts, standings };
    const outcomes: Outcome[] = [];
    for (const watch of batch) {
      const outcome = evaluateWatch(watch, looking);
      if (outcome) outcomes.push(await explain(database, outcome, context));
    }
    if (outcomes.length > 0)
      events += await database.inTransaction(() => store(database, outcomes, evaluation));
    // Requests are answered between two batches.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function nextBatch(
  database: Database,
  after: string,
  only: Evaluation['only'],
): Promise<WatchRow[]> {
  let rows = database.connection().selectFrom('watches').selectAll().where('id', '>', after);
  if (only === 'projects') rows = rows.where('subject', 'like', 'project:%');
  else if (only && 'project' in only) rows = rows.where('subject', '=', `project:${only.project}`);
  else if (only) rows = rows.where('audience', '=', only.audience);
  return rows.orderBy('id').limit(BATCH).execute();
}

/** Many people watch the same: by audience and id. */
type Standings = Map<Audience, Map<string, WatchStanding>>;

interface PreparedEvaluation extends Evaluation {
  readonly facts: ProjectFacts;
  readonly standings: Standings;
}

function findStanding(
  watched: Watched,
  audience: Audience,
  { context, standings }: PreparedEvaluation,
) {
  let known = standings.get(audience);
  if (!known) standings.set(audience, (known = new Map<string, WatchStanding>()));
  const found =
    known.get(watched.id) ?? getStanding(context.catalogue, watched, audience, context.today);
  known.set(watched.id, found);
  return found;
}

interface Outcome {
  readonly watch: WatchRow;
  readonly state: WatchRow['state'];
  readonly memory?: string;
  readonly found: readonly FoundEvent[];
}

/** Undefined if nothing is to be stored. */
function evaluateWatch(watch: WatchRow, evaluation: PreparedEvaluation): Outcome | undefined {
  const seen = compareWithMemory(watch, evaluation);
  if (!seen)
    return watch.state === 'ORPHANED' ? undefined : { watch, state: 'ORPHANED', found: [] };
  const isOver = watch.state === 'MUTED' && Number(watch.muted_until) <= evaluation.now;
  const state = watch.state === 'ORPHANED' || isOver ? 'ACTIVE' : watch.state;
  if (!seen.isNew && seen.found.length === 0 && state === watch.state) return undefined;
  return { watch, state, memory: JSON.stringify(seen.memories), found: seen.found };
}

async function explain(
  database: Database,
  outcome: Outcome,
  context: RequestContext,
): Promise<Outcome> {
  const { watch, found } = outcome;
  const audience = found.length > 0 ? findAudience(context, watch.audience) : undefined;
  if (!audience) return outcome;
  const { catalogue, today } = context;
  const terms = { catalogue, today, audience };
  return { ...outcome, found: await explainCrossings(database, watch, found, terms) };
}

function compareWithMemory(watch: WatchRow, looking: PreparedEvaluation) {
  const { context, version, now, facts } = looking;
  const audience = findAudience(context, watch.audience);
  const watched =
    audience &&
    findWatched(
      context,
      watch.subject,
      { audience: watch.audience, linePercent: watch.line_percent },
      facts.subjects,
    );
  if (!watched) return undefined;
  const before = (watch.memory === null ? {} : JSON.parse(watch.memory)) as Record<
    string,
    WatchMemory
  >;
  const memories: Record<string, WatchMemory> = {};
  const found: FoundEvent[] = [];
  // Revisions of an audience count like data versions: a line is crossed after two of either.
  const seenIn = audience.renewal ? `${version} ${audience.renewal.revision}` : version;
  let isNew = Object.keys(before).length !== watched.length;
  const triggers = triggersOf(watch);
  for (const one of watched) {
    const occasion = { linePercent: watch.line_percent, triggers, version: seenIn, now };
    const step = advanceMemory(before[one.id], findStanding(one, audience, looking), occasion);
    memories[one.id] = step.memory;
    isNew ||= !isSameMemory(before[one.id], step.memory);
    for (const change of step.changes)
      found.push({ watched: one, change, audienceName: audience.name });
  }
  for (const news of newsOf(watch, facts)) found.push({ news });
  return { memories, found, isNew };
}

/** Undefined for one that was deleted. */
function findAudience(context: RequestContext, key: string) {
  try {
    return context.audience(key);
  } catch (cause) {
    if (isRefusal(cause)) return undefined;
    throw cause;
  }
}

async function store(
  database: Database,
  outcomes: readonly Outcome[],
  evaluation: Evaluation,
): Promise<number> {
  const { context, now } = evaluation;
  const { catalogue } = context;
  let count = 0;
  for (const { watch, state, memory, found } of outcomes) {
    const isMuted = state === 'MUTED';
    const stored = await database
      .connection()
      .updateTable('watches')
      .set({
        state,
        ...(memory !== undefined && { memory }),
        ...(!isMuted && { muted_until: null }),
      })
      .where('id', '=', watch.id)
      // Keeps changes that the owner made meanwhile; they are evaluated the next time.
      .where('state', '=', watch.state)
      .where('audience', '=', watch.audience)
      .where('line_percent', '=', watch.line_percent)
      .returning('id')
      .executeTakeFirst();
    const audience = stored && memory && findAudience(context, watch.audience);
    if (audience) await keepSnapshot(database, watch.workspace_id, { catalogue, audience }, now);
    if (!stored || found.length === 0) continue;
    const events = await recordEvents(database, watch, { ...evaluation, found, isMuted });
    count += events.length;
    if (!isMuted && events.length > 0) await plan(database, watch, events, now);
  }
  return count;
}

async function plan(
  database: Database,
  { channel_ids, cadence, workspace_id }: WatchRow,
  eventIds: readonly string[],
  now: number,
): Promise<void> {
  const ids = JSON.parse(channel_ids) as string[];
  if (ids.length === 0) return;
  const channels: ChannelRow[] = await database
    .connection()
    .selectFrom('channels')
    .selectAll()
    .where('workspace_id', '=', workspace_id)
    .where('id', 'in', ids)
    .where('stopped_at', 'is', null)
    .execute();
  for (const channel of channels) await planDelivery(database, { channel, cadence, eventIds, now });
}

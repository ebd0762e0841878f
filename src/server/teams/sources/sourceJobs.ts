import { formatPercent } from '@/domain/format';
import { teamHref } from '@/domain/routes/teams';
import { forgetOwnAudience } from '@/server/model/audiences/ownAudiences';
import type { RequestContext } from '@/server/model/features/RequestContext';
import type { Database } from '@/server/platform/database/Database';
import type { AudienceSourceRow } from '@/server/platform/database/SourceTables';
import { enqueue } from '@/server/platform/jobs/enqueue';
import type { JobHandler } from '@/server/platform/jobs/JobRunner';
import { evaluateProject } from '@/server/teams/reviews/evaluateProject';
import { startRun } from '@/server/teams/reviews/ProjectReading';
import { evaluateWatches } from '@/server/teams/watches/evaluateWatches';
import { notifyResponsible } from '@/server/teams/workspaces/notifyResponsible';
import { type AudienceDrift, audienceDrift } from './audienceDrift';
import { EVALUATE_AUDIENCE_JOB, type PullSettings, pullSource, sourceById } from './pullSource';
import { DUE_SOURCES_JOB } from './scheduleCheck';

const PULL_JOB = 'sources.pull';

const PERIOD_MS = { DAILY: 86_400_000, WEEKLY: 7 * 86_400_000 } as const;

/** At most this many start at a time; the others stay due for the next time. */
const BATCH = 200;

/** From which on a change of who visits is worth a message. */
const DRIFT = 0.05;

export interface SourceWorld extends Omit<PullSettings, 'catalogue' | 'now'> {
  /** Of the data that is served now. */
  readonly createContext: () => RequestContext;
  readonly origin: string;
}

export function sourceJobs(
  database: Database,
  world: SourceWorld,
): Readonly<Record<string, JobHandler>> {
  return {
    [DUE_SOURCES_JOB]: { run: () => startDue(database, Date.now()) },
    [PULL_JOB]: {
      run: (payload) => {
        const { catalogue } = world.createContext();
        return pullSource(database, idIn(payload, 'sourceId'), { ...world, catalogue });
      },
      onDead: (payload, { error }) => reportDead(database, idIn(payload, 'sourceId'), error),
    },
    [EVALUATE_AUDIENCE_JOB]: {
      run: (payload) => evaluateAudience(database, idIn(payload, 'audienceId'), world),
    },
  };
}

const idIn = (payload: unknown, name: string): string =>
  (payload as Readonly<Record<string, string>>)[name] ?? '';

/** Schedules the next run first, so that it happens even if this one fails. */
async function startDue(database: Database, now: number): Promise<void> {
  const due = await database
    .connection()
    .selectFrom('audience_sources')
    .select(['id', 'cadence', 'next_at'])
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(BATCH)
    .execute();
  for (const { id, cadence, next_at } of due)
    await database.inTransaction(async () => {
      await database
        .connection()
        .updateTable('audience_sources')
        .set({ next_at: now + PERIOD_MS[cadence] })
        .where('id', '=', id)
        .execute();
      const payload = { sourceId: id };
      await enqueue(database, { kind: PULL_JOB, payload, dedupeKey: `${id} ${next_at}` });
    });
}

/** Once for as long as it fails. */
async function reportDead(database: Database, id: string, error: string): Promise<void> {
  const source = await sourceById(database, id);
  if (!source) return;
  await report(database, source, {
    sentence: `The audience “${source.name}” is no longer synced: ${error}`,
    onceKey: `source:${id}:${source.failing_since}`,
  });
}

async function report(
  database: Database,
  { id, workspace_id, created_by }: AudienceSourceRow,
  { sentence, onceKey }: { readonly sentence: string; readonly onceKey: string },
): Promise<void> {
  const { slug } = await database
    .connection()
    .selectFrom('workspaces')
    .select('slug')
    .where('id', '=', workspace_id)
    .executeTakeFirstOrThrow();
  await notifyResponsible(database, created_by, {
    workspaceId: workspace_id,
    subject: `source:${id}`,
    data: { sentence, path: teamHref.workspaceSettings(slug) },
    onceKey,
  });
}

/** Looks at the decisions and the watches of one audience. */
async function evaluateAudience(
  database: Database,
  audienceId: string,
  { createContext, origin }: SourceWorld,
): Promise<void> {
  const context = createContext();
  forgetOwnAudience(context.catalogue, audienceId);
  const key = `custom:${audienceId}`;
  const projects = await database
    .connection()
    .selectFrom('projects')
    .selectAll()
    .where('audience', '=', key)
    .orderBy('id')
    .execute();
  const run = startRun(database, context);
  for (const project of projects) await evaluateProject(run, project);
  const { version } = context.catalogue;
  await evaluateWatches(database, {
    context,
    version,
    now: Date.now(),
    origin,
    only: { audience: key },
  });
  await reportDrift(database, context, audienceId);
}

async function reportDrift(
  database: Database,
  context: RequestContext,
  audienceId: string,
): Promise<void> {
  const source = await database
    .connection()
    .selectFrom('audience_sources')
    .selectAll()
    .where('audience_id', '=', audienceId)
    .executeTakeFirst();
  const drift = source && (await audienceDrift(database, context, source));
  if (!drift || !isWorthwhile(drift)) return;
  await report(database, source, {
    sentence: driftSentence(source.name, drift),
    onceKey: `drift:${audienceId}:${drift.to}`,
  });
}

const isWorthwhile = ({ browsers, decisionCount }: AudienceDrift): boolean =>
  decisionCount > 0 &&
  browsers.some(({ beforeShare, afterShare }) => Math.abs(afterShare - beforeShare) >= DRIFT);

/** The largest moves, and the number of decisions concerned. */
function driftSentence(name: string, { from, to, browsers, decisionCount }: AudienceDrift): string {
  const moves = browsers
    .slice(0, 3)
    .map(
      (one) => `${one.name} ${formatPercent(one.beforeShare)} → ${formatPercent(one.afterShare)}`,
    );
  const decisions = decisionCount === 1 ? '1 decision' : `${decisionCount} decisions`;
  return `The visitors of “${name}” changed between ${from} and ${to}: ${moves.join(', ')}. ${decisions} affected.`;
}

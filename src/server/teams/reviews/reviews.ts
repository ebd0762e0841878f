import { Refusal } from '@/domain/Refusal';
import type { Connection } from '@/server/model/features/connection';
import type { RequestContext } from '@/server/model/features/RequestContext';
import { beforeKeyset } from '@/server/platform/database/beforeKeyset';
import type { Database } from '@/server/platform/database/Database';
import type { ReviewRow } from '@/server/platform/database/ReviewTables';
import { type Access, actorKey, notFound } from '@/server/teams/workspaces/Access';
import { checkLaterDay, invalid } from '@/server/teams/workspaces/checkText';
import { finishSubject } from '@/server/teams/workspaces/inbox';
import type { Observation } from '@/server/teams/workspaces/Observation';
import { projectById } from '@/server/teams/workspaces/projects';
import { type KeysetArgs, readPage } from '@/server/teams/workspaces/readPage';
import { setReference } from '@/server/teams/workspaces/standings';
import { ProjectReading, startRun } from './ProjectReading';

export const reviewById = (database: Database, id: string): Promise<ReviewRow | undefined> =>
  database.connection().selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst();

/** The open or snoozed review of a decision. */
export const openReviewOn = (
  database: Database,
  decisionId: string,
): Promise<ReviewRow | undefined> =>
  database
    .connection()
    .selectFrom('reviews')
    .selectAll()
    .where('decision_id', '=', decisionId)
    .where('state', 'in', ['OPEN', 'SNOOZED'])
    .executeTakeFirst();

interface ReviewFilter {
  readonly isOpen?: boolean | null | undefined;
}

/** Newest first. */
export function reviewPage(
  database: Database,
  projectId: string,
  { isOpen, ...args }: ReviewFilter & KeysetArgs,
): Promise<Connection<ReviewRow>> {
  return readPage(
    args,
    ({ opened_at, id }) => [opened_at, id],
    async (before, limit) => {
      let query = database
        .connection()
        .selectFrom('reviews')
        .selectAll()
        .where('project_id', '=', projectId);
      if (isOpen != null) query = query.where('state', isOpen ? '=' : '!=', 'OPEN');
      if (before) query = query.where(beforeKeyset('opened_at', before));
      return query.orderBy('opened_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
    },
  );
}

export async function countOpenReviews(database: Database, projectId: string): Promise<number> {
  const { count } = await database
    .connection()
    .selectFrom('reviews')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('project_id', '=', projectId)
    .where('state', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface ReviewAnswer {
  readonly state: 'CONFIRMED' | 'SNOOZED';
  /** A day. */
  readonly until?: string | null | undefined;
  readonly untilPercent?: number | null | undefined;
  readonly expectedVersion: number;
}

/**
 * Confirms a decision as it is, or puts its review off. Either way the decision stays in force.
 * @throws Refusal NOT_FOUND, CONFLICT, TEXT_INVALID
 */
export async function resolveReview(
  database: Database,
  access: Access,
  id: string,
  {
    answer,
    context,
    now = Date.now(),
  }: {
    readonly answer: ReviewAnswer;
    readonly context: RequestContext;
    readonly now?: number;
  },
): Promise<ReviewRow> {
  const isConfirmed = answer.state === 'CONFIRMED';
  const row = await database
    .connection()
    .updateTable('reviews')
    .set({
      state: answer.state,
      version: answer.expectedVersion + 1,
      closed_by: actorKey(access),
      closed_at: now,
      ...(isConfirmed ? NOT_SNOOZED : checkSnooze(answer, context)),
    })
    .where('workspace_id', '=', access.workspaceId)
    .where('id', '=', id)
    .where('version', '=', answer.expectedVersion)
    .where('state', 'in', ['OPEN', 'SNOOZED'])
    .returningAll()
    .executeTakeFirst();
  if (!row) throw await changedMeanwhile(database, access, id);
  if (isConfirmed) await referToNow(database, row, { context, now });
  await finishSubject(database, row, `review:${id}`, now);
  return row;
}

const NOT_SNOOZED = { snoozed_until: null, snoozed_to_share: null };

function checkSnooze({ until, untilPercent }: ReviewAnswer, { today }: RequestContext) {
  if (until == null && untilPercent == null)
    throw invalid('until', 'Give the date or the share to put it off until.');
  if (until != null) checkLaterDay(until, 'until', today);
  if (untilPercent != null && !(untilPercent > 0 && untilPercent <= 100))
    throw invalid('untilPercent', 'Write a percentage above 0 and up to 100, such as 97.');
  return {
    snoozed_until: until ?? null,
    snoozed_to_share: untilPercent == null ? null : untilPercent / 100,
  };
}

async function changedMeanwhile(database: Database, access: Access, id: string) {
  const current = await reviewById(database, id);
  if (current?.workspace_id !== access.workspaceId) return notFound('review');
  return new Refusal(
    'CONFLICT',
    'Someone else answered this review since you opened it. Their answer is shown.',
    { current: { type: 'Review', row: current } },
  );
}

/** After a confirmation, a decision is compared with the facts of that day. */
async function referToNow(
  database: Database,
  { decision_id, project_id }: ReviewRow,
  { context, now }: { readonly context: RequestContext; readonly now: number },
): Promise<void> {
  const project = (await projectById(database, project_id))!;
  const reading = await ProjectReading.open(startRun(database, context, now), project);
  const standing = await database
    .connection()
    .selectFrom('decision_standings')
    .innerJoin('decisions', 'decisions.id', 'decision_standings.decision_id')
    .select(['decision_standings.reference', 'decisions.subject', 'decisions.ask_at_percent'])
    .where('decision_id', '=', decision_id)
    .executeTakeFirstOrThrow();
  const last = JSON.parse(standing.reference) as Observation;
  const reference = reading?.refer(standing, last) ?? last;
  await setReference(database, decision_id, reference, { isNextEpoch: true });
}

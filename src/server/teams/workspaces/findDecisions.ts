import type { Connection } from '@/server/model/features/connection';
import { beforeKeyset } from '@/server/platform/database/beforeKeyset';
import type { Database } from '@/server/platform/database/Database';
import type { DecisionRow } from '@/server/platform/database/Tables';
import type { DecisionState } from './decisions';
import { type KeysetArgs, readPage } from './readPage';

/** All on one subject, newest first. */
export function decisionHistory(
  database: Database,
  { project_id, subject }: DecisionRow,
): Promise<DecisionRow[]> {
  return database
    .connection()
    .selectFrom('decisions')
    .selectAll()
    .where('project_id', '=', project_id)
    .where('subject', '=', subject)
    .orderBy('version', 'desc')
    .limit(100)
    .execute();
}

export const decisionById = (database: Database, id: string): Promise<DecisionRow | undefined> =>
  database.connection().selectFrom('decisions').selectAll().where('id', '=', id).executeTakeFirst();

interface DecisionFilter {
  readonly states?: readonly DecisionState[] | null | undefined;
  /** Only those that one act recorded with others, or only the others. */
  readonly isBulk?: boolean | null | undefined;
}

/** The current ones, newest first. */
export function decisionPage(
  database: Database,
  projectId: string,
  { states, isBulk, ...args }: DecisionFilter & KeysetArgs,
): Promise<Connection<DecisionRow>> {
  return readPage(
    args,
    ({ decided_at, id }) => [decided_at, id],
    async (before, limit) => {
      let query = selectCurrent(database, projectId);
      if (states && states.length > 0) query = query.where('state', 'in', [...states]);
      if (isBulk != null) query = query.where('act_id', isBulk ? 'is not' : 'is', null);
      if (before) query = query.where(beforeKeyset('decided_at', before));
      return query.orderBy('decided_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
    },
  );
}

export const allCurrentDecisions = (
  database: Database,
  projectId: string,
): Promise<DecisionRow[]> => selectCurrent(database, projectId).orderBy('subject').execute();

/** A project's decisions, oldest first, including superseded and withdrawn ones. */
export const allDecisions = (database: Database, projectId: string): Promise<DecisionRow[]> =>
  database
    .connection()
    .selectFrom('decisions')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('decided_at')
    .orderBy('id')
    .execute();

const selectCurrent = (database: Database, projectId: string) =>
  database
    .connection()
    .selectFrom('decisions')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('is_current', '=', 1);

export interface DecisionCount {
  readonly state: DecisionState;
  readonly count: number;
}

export async function countDecisions(
  database: Database,
  projectId: string,
): Promise<readonly DecisionCount[]> {
  const rows = await database
    .connection()
    .selectFrom('decisions')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('project_id', '=', projectId)
    .where('is_current', '=', 1)
    .groupBy('state')
    .execute();
  return rows.map(({ state, count }) => ({ state, count: Number(count) }));
}

/** Many decisions that one act recorded and that are still in force. */
export interface DecisionAct {
  readonly id: string;
  readonly author: string;
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly decidedAt: number;
}

const MAX_ACTS = 20;

/** Latest first. */
export async function currentActs(
  database: Database,
  projectId: string,
): Promise<readonly DecisionAct[]> {
  const rows = await database
    .connection()
    .selectFrom('decisions')
    .select(({ fn }) => [
      'act_id',
      'author',
      fn.countAll<number>().as('count'),
      fn.max<number>('decided_at').as('latest'),
    ])
    .where('project_id', '=', projectId)
    .where('is_current', '=', 1)
    .where('act_id', 'is not', null)
    .groupBy(['act_id', 'author'])
    .orderBy('latest', 'desc')
    .limit(MAX_ACTS)
    .execute();
  return rows.map(({ act_id, author, count, latest }) => ({
    id: act_id!,
    author,
    count: Number(count),
    decidedAt: Number(latest),
  }));
}

/** The current decisions of a person's workspaces on one subject. */
export function decisionsOn(database: Database, accountId: string, subject: string) {
  return database
    .connection()
    .selectFrom('decisions')
    .innerJoin('members', 'members.workspace_id', 'decisions.workspace_id')
    .selectAll('decisions')
    .select('members.role')
    .where('members.account_id', '=', accountId)
    .where('decisions.subject', '=', subject)
    .where('decisions.is_current', '=', 1)
    .orderBy('decisions.decided_at', 'desc')
    .orderBy('decisions.id')
    .limit(50)
    .execute();
}

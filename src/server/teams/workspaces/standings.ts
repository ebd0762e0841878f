// The reference for comparing each decision in force. Confirming a review moves it to that day and
// begins the next epoch.
import type { Database } from '@/server/platform/database/Database';
import { inChunks } from '@/server/platform/database/inChunks';
import type { StandingRow } from '@/server/platform/database/ReviewTables';
import type { DecisionRow } from '@/server/platform/database/Tables';
import type { Observation } from './Observation';

type Decided = Pick<DecisionRow, 'id' | 'workspace_id' | 'project_id'>;

export async function addStandings(
  database: Database,
  added: readonly { readonly decision: Decided; readonly reference: Observation }[],
): Promise<void> {
  for (const some of inChunks(added))
    await database
      .connection()
      .insertInto('decision_standings')
      .values(
        some.map(({ decision, reference }) => ({
          decision_id: decision.id,
          workspace_id: decision.workspace_id,
          project_id: decision.project_id,
          epoch: 0,
          reference: JSON.stringify(reference),
          streak: 0,
        })),
      )
      .onConflict((known) => known.column('decision_id').doNothing())
      .execute();
}

export function listStandings(database: Database, projectId: string): Promise<StandingRow[]> {
  return database
    .connection()
    .selectFrom('decision_standings')
    .innerJoin('decisions', 'decisions.id', 'decision_standings.decision_id')
    .selectAll('decision_standings')
    .where('decision_standings.project_id', '=', projectId)
    .where('decisions.is_current', '=', 1)
    .execute();
}

export async function setReference(
  database: Database,
  decisionId: string,
  reference: Observation,
  { isNextEpoch }: { readonly isNextEpoch: boolean },
): Promise<void> {
  await database
    .connection()
    .updateTable('decision_standings')
    .set(({ eb }) => ({
      reference: JSON.stringify(reference),
      streak: 0,
      epoch: eb('epoch', '+', isNextEpoch ? 1 : 0),
    }))
    .where('decision_id', '=', decisionId)
    .execute();
}

export async function setStreak(
  database: Database,
  decisionId: string,
  streak: number,
): Promise<void> {
  await database
    .connection()
    .updateTable('decision_standings')
    .set({ streak })
    .where('decision_id', '=', decisionId)
    .execute();
}

import type { Database } from '@/server/platform/database/Database';
import { inChunks } from '@/server/platform/database/inChunks';
import type { Observation } from './Observation';
import type { ReviewParts } from './reviewParts';

/** How the decisions of a workspace stand, for its file; reviews themselves are rows like others. */
export async function exportReviews(
  database: Database,
  workspaceId: string,
): Promise<Omit<ReviewParts, 'reviews'>> {
  const rows = await database
    .connection()
    .selectFrom('decision_standings')
    .select(['decision_id', 'epoch', 'reference', 'streak'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('decision_id')
    .execute();
  const standings = rows.map((row) => ({
    ...row,
    reference: JSON.parse(row.reference) as Observation,
  }));
  const snapshotIds = [...new Set(standings.map(({ reference }) => reference.snapshot))];
  return {
    standings,
    snapshots: await exportSnapshots(database, workspaceId, snapshotIds),
    evaluations: await exportEvaluations(database, workspaceId),
    inbox: await exportInbox(database, workspaceId),
  } as Omit<ReviewParts, 'reviews'>;
}

/** The audiences that decisions are compared with; those in between are not needed. */
async function exportSnapshots(database: Database, workspaceId: string, ids: readonly string[]) {
  const found = [];
  for (const some of inChunks(ids))
    found.push(
      ...(await database
        .connection()
        .selectFrom('audience_snapshots')
        .select(['id', 'audience', 'weights', 'taken_at'])
        .where('workspace_id', '=', workspaceId)
        .where('id', 'in', some)
        .execute()),
    );
  return found.map((row) => ({ ...row, weights: JSON.parse(row.weights) as unknown }));
}

/** Only the evaluation with the newest data: older data bring no news. */
function exportEvaluations(database: Database, workspaceId: string) {
  return database
    .connection()
    .selectFrom('project_evaluations as done')
    .select(['project_id', 'data_version', 'data_day', 'snapshot_id', 'evaluated_at'])
    .where('workspace_id', '=', workspaceId)
    .where('data_day', '=', (rows) =>
      rows
        .selectFrom('project_evaluations as every')
        .select(({ fn }) => fn.max('every.data_day').as('newest'))
        .whereRef('every.project_id', '=', 'done.project_id'),
    )
    .orderBy('project_id')
    .orderBy('snapshot_id')
    .execute();
}

async function exportInbox(database: Database, workspaceId: string) {
  const rows = await database
    .connection()
    .selectFrom('inbox_items')
    .select(['account_id', 'reason', 'subject', 'data', 'once_key', 'created_at'])
    .select(['seen_at', 'done_at'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, data: JSON.parse(row.data) as unknown }));
}

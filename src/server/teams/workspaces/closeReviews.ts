import type { Database } from '@/server/platform/database/Database';
import type { DecisionRow } from '@/server/platform/database/Tables';
import { finishSubject } from './inbox';

/** A newer decision closes the reviews of the earlier one. */
export async function closeReviews(
  database: Database,
  { id, workspace_id }: Pick<DecisionRow, 'id' | 'workspace_id'>,
  { by, now }: { readonly by: string; readonly now: number },
): Promise<void> {
  const closed = await database
    .connection()
    .updateTable('reviews')
    .set(({ eb }) => ({
      state: 'SUPERSEDED' as const,
      version: eb('version', '+', 1),
      closed_by: by,
      closed_at: now,
    }))
    .where('decision_id', '=', id)
    .where('state', 'in', ['OPEN', 'SNOOZED'])
    .returning('id')
    .execute();
  for (const review of closed)
    await finishSubject(database, { workspace_id }, `review:${review.id}`, now);
}

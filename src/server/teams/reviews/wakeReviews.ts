// Reviews that wait: those put off until a day or a share come back, and those nobody answers for a
// fortnight go to the project's editors.
import { reachesLine } from '@/domain/CoverageShares';
import type { ReviewRow } from '@/server/platform/database/ReviewTables';
import type { DecisionRow, ProjectRow } from '@/server/platform/database/Tables';
import { notifyEditors, notifyOwner } from './notifyReview';
import type { ProjectReading, Run } from './ProjectReading';

const PATIENCE_MS = 14 * 86_400_000;

type Waiting = ReviewRow & Pick<DecisionRow, 'subject' | 'owner_id'> & { decided: string };

export async function wakeReviews(
  run: Run,
  project: ProjectRow,
  reading: ProjectReading,
): Promise<void> {
  const waiting = await run.database
    .connection()
    .selectFrom('reviews')
    .innerJoin('decisions', 'decisions.id', 'reviews.decision_id')
    .selectAll('reviews')
    .select(['decisions.subject', 'decisions.owner_id', 'decisions.state as decided'])
    .where('reviews.project_id', '=', project.id)
    .where('reviews.state', 'in', ['OPEN', 'SNOOZED'])
    .execute();
  for (const review of waiting)
    if (review.state === 'OPEN') {
      if (run.now - review.opened_at > PATIENCE_MS)
        await notifyEditors(run, project, review, review, 'late');
    } else if (isAwake(review, reading)) await wake(run, project, review);
}

function isAwake(
  { snoozed_until, snoozed_to_share, subject, decided }: Waiting,
  reading: ProjectReading,
): boolean {
  if (snoozed_until !== null && snoozed_until <= reading.terms.today) return true;
  if (snoozed_to_share === null) return false;
  const share = reading.observe(subject)?.share;
  // A subject missing from the data reaches no share.
  if (share === undefined) return true;
  return decided === 'ADOPTED'
    ? share <= snoozed_to_share
    : reachesLine(share, snoozed_to_share * 100);
}

async function wake(run: Run, project: ProjectRow, review: Waiting): Promise<void> {
  const version = review.version + 1;
  const woken = await run.database
    .connection()
    .updateTable('reviews')
    .set({
      state: 'OPEN',
      version,
      opened_at: run.now,
      closed_by: null,
      closed_at: null,
      snoozed_until: null,
      snoozed_to_share: null,
    })
    .where('id', '=', review.id)
    .where('version', '=', review.version)
    .returning('id')
    .executeTakeFirst();
  if (!woken) return;
  const isOwned = await notifyOwner(run, project, { ...review, version }, review);
  if (!isOwned) await notifyEditors(run, project, { ...review, version }, review);
}

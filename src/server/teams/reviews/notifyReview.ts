// An open review goes to the owner of its decision, and never to everybody: to those who edit the
// project only where it has no owner, or has waited for a fortnight.
import { teamHref } from '@/domain/routes/teams';
import type { ReviewRow } from '@/server/platform/database/ReviewTables';
import type { DecisionRow, ProjectRow } from '@/server/platform/database/Tables';
import { addInboxItem, type InboxReason } from '@/server/teams/workspaces/inbox';
import { workspaceById } from '@/server/teams/workspaces/workspaces';
import type { Run } from './ProjectReading';
import type { ReviewFinding } from './ReviewFinding';

type Named = Pick<ReviewRow, 'id' | 'version' | 'finding'>;

/** @returns whether it has an owner who is still a member */
export async function notifyOwner(
  run: Run,
  project: ProjectRow,
  review: Named,
  { owner_id, subject }: Pick<DecisionRow, 'owner_id' | 'subject'>,
): Promise<boolean> {
  if (owner_id === null) return false;
  const people = [{ accountId: owner_id, reason: 'OWNS_DECISION' as const }];
  return (await notify(run, project, review, { subject, people, occasion: 'open' })) > 0;
}

export async function notifyEditors(
  run: Run,
  project: ProjectRow,
  review: Named,
  { subject }: Pick<DecisionRow, 'subject'>,
  occasion = 'open',
): Promise<void> {
  const rows = await run.database
    .connection()
    .selectFrom('members')
    .select('account_id')
    .where('workspace_id', '=', project.workspace_id)
    .where('role', '!=', 'VIEWER')
    .execute();
  const people = rows.map(({ account_id }) => ({
    accountId: account_id,
    reason: 'EDITS_PROJECT' as const,
  }));
  await notify(run, project, review, { subject, people, occasion });
}

interface Notice {
  readonly subject: string;
  readonly people: readonly { readonly accountId: string; readonly reason: InboxReason }[];
  readonly occasion: string;
}

async function notify(
  { database, now }: Run,
  project: ProjectRow,
  { id, version, finding }: Named,
  { subject, people, occasion }: Notice,
): Promise<number> {
  const workspace = await workspaceById(database, project.workspace_id);
  const { sentence } = JSON.parse(finding) as ReviewFinding;
  const path = teamHref.decide(
    workspace!.slug,
    project.slug,
    subject.slice(subject.indexOf(':') + 1),
  );
  let added = 0;
  for (const { accountId, reason } of people) {
    const draft = {
      workspaceId: project.workspace_id,
      accountId,
      reason,
      subject: `review:${id}`,
      data: { sentence, path, project: project.name },
      onceKey: `review:${id}:${version}:${occasion}`,
    };
    if (await addInboxItem(database, draft, now)) added += 1;
  }
  return added;
}

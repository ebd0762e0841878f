// Tells the people a decision concerns: editors hear of proposals, a new owner of what they own now,
// and the author and owner of the former decision that it was replaced. Nobody hears of their own act.
import { teamHref } from '@/domain/routes/teams';
import type { RequestContext } from '@/server/model/features/RequestContext';
import type { Database } from '@/server/platform/database/Database';
import type { DecisionRow, ProjectRow } from '@/server/platform/database/Tables';
import { enqueue } from '@/server/platform/jobs/enqueue';
import type { Access } from './Access';
import { decisionWord } from './decisionWord';
import { addInboxItem, finishSubject, type InboxReason } from './inbox';
import { subjectName } from './Subject';
import { workspaceById } from './workspaces';

/** Sends what is still unread after a while, so that ten decisions in a row are one mail. */
export const NOTICE_JOB = 'workspaces.notices';
const NOTICE_AFTER_MS = 10 * 60_000;

/** Has the watches of a project report what was decided; many in a row are one message. */
export const DECISION_JOB = 'workspaces.decisions';
const WATCHES_AFTER_MS = 60_000;

interface RecordedDecision {
  readonly row: DecisionRow;
  /** The decision it takes the place of. */
  readonly former: DecisionRow | undefined;
  readonly project: ProjectRow;
  readonly context: RequestContext;
  readonly now: number;
}

interface Notice {
  readonly reason: InboxReason;
  readonly sentence: string;
}

/** Runs in the transaction that records the decision. */
export async function notifyDecision(
  database: Database,
  access: Access,
  recorded: RecordedDecision,
): Promise<void> {
  const { row, former, project, now } = recorded;
  await tellWatches(database, project, now);
  if (former) await finishSubject(database, row, `decision:${former.id}`, now);
  const notices = await findNotices(database, access, recorded);
  const { viewer } = access;
  if (viewer.kind === 'person') notices.delete(viewer.accountId);
  if (notices.size === 0) return;
  const workspace = await workspaceById(database, row.workspace_id);
  const name = row.subject.slice(row.subject.indexOf(':') + 1);
  const path = teamHref.decide(workspace!.slug, project.slug, name);
  for (const [accountId, { reason, sentence }] of notices) {
    const isNew = await addInboxItem(
      database,
      {
        workspaceId: row.workspace_id,
        accountId,
        reason,
        subject: `decision:${row.id}`,
        data: { sentence, path, project: project.name },
        onceKey: `decision:${row.id}`,
      },
      now,
    );
    if (isNew) await mailLater(database, accountId, now);
  }
}

interface Replaced {
  readonly former: readonly DecisionRow[];
  readonly project: ProjectRow;
  readonly actId: string;
  readonly now: number;
}

/** One notice a person for many decisions that were replaced in one act. */
export async function notifyReplaced(
  database: Database,
  access: Access,
  { former, project, actId, now }: Replaced,
): Promise<void> {
  const { viewer, workspaceId } = access;
  await tellWatches(database, project, now);
  const counts = new Map<string, number>();
  for (const { id, author, owner_id, workspace_id } of former) {
    await finishSubject(database, { workspace_id }, `decision:${id}`, now);
    const people = new Set([author.replace(/^person:/, ''), owner_id ?? '']);
    for (const accountId of people) counts.set(accountId, (counts.get(accountId) ?? 0) + 1);
  }
  if (viewer.kind === 'person') counts.delete(viewer.accountId);
  const workspace = await workspaceById(database, workspaceId);
  const path = teamHref.project(workspace!.slug, project.slug);
  for (const [accountId, count] of counts) {
    const what = count === 1 ? 'a decision' : `${count} decisions`;
    const sentence = `${viewer.name} replaced ${what} of yours in ${project.name}.`;
    const isNew = await addInboxItem(
      database,
      {
        ...{ workspaceId, accountId, reason: 'MADE_DECISION' as const },
        subject: `decision:${actId}`,
        data: { sentence, path, project: project.name },
        onceKey: `decision:${actId}`,
      },
      now,
    );
    if (isNew) await mailLater(database, accountId, now);
  }
}

/** By account; someone who is concerned twice hears the most personal reason. */
async function findNotices(
  database: Database,
  { viewer: { name: who } }: Access,
  { row, former, project, context: { catalogue } }: RecordedDecision,
): Promise<Map<string, Notice>> {
  const notices = new Map<string, Notice>();
  const name = subjectName(catalogue, row.subject);
  const where = `${name} in ${project.name}`;
  if (row.state === 'PROPOSED')
    for (const accountId of await listEditors(database, row.workspace_id))
      notices.set(accountId, {
        reason: 'EDITS_PROJECT',
        sentence: `${who} proposes a decision on ${where}.`,
      });
  if (row.owner_id !== null && row.state !== 'PROPOSED')
    notices.set(row.owner_id, {
      reason: 'OWNS_DECISION',
      sentence: `${who} made you the owner of the decision on ${where}.${row.review_on === null ? '' : ` It is due for review on ${row.review_on}.`}`,
    });
  if (!former) return notices;
  const [before, after] = [decisionWord(former.state), decisionWord(row.state)];
  const reason = 'MADE_DECISION';
  const replaced = `the decision on ${where}: ${before} → ${after}.`;
  if (former.owner_id !== null && former.owner_id !== row.owner_id)
    notices.set(former.owner_id, { reason, sentence: `${who} replaced ${replaced}` });
  const [kind, author = ''] = former.author.split(':');
  if (kind === 'person')
    notices.set(author, {
      reason,
      sentence:
        former.state === 'PROPOSED'
          ? `${who} answered your proposal on ${where}: ${after}.`
          : `${who} replaced your decision on ${where}: ${before} → ${after}.`,
    });
  return notices;
}

async function listEditors(database: Database, workspaceId: string): Promise<readonly string[]> {
  const rows = await database
    .connection()
    .selectFrom('members')
    .select('account_id')
    .where('workspace_id', '=', workspaceId)
    .where('role', '!=', 'VIEWER')
    .execute();
  return rows.map(({ account_id }) => account_id);
}

const mailLater = (database: Database, accountId: string, now: number) =>
  enqueue(database, {
    kind: NOTICE_JOB,
    payload: { accountId, since: now },
    dedupeKey: accountId,
    runAt: now + NOTICE_AFTER_MS,
  });

const tellWatches = (database: Database, { id }: ProjectRow, now: number) =>
  enqueue(database, {
    kind: DECISION_JOB,
    payload: { projectId: id },
    dedupeKey: id,
    runAt: now + WATCHES_AFTER_MS,
  });

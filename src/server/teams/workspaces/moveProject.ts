// Moves a project with its decisions, reviews and their standings to another workspace of the same
// person. People, channels and synced audiences belong to a workspace and stay: decisions whose
// owner is not a member there lose their owner, watches end, and an own audience is copied as it is now.
import { copyForWorkspace } from '@/server/model/audiences/copyForWorkspace';
import type { Database } from '@/server/platform/database/Database';
import type { ProjectRow } from '@/server/platform/database/Tables';
import { type Access, requirePermission } from './Access';
import { noteAudit } from './audit';
import { checkSlug } from './checkText';
import { keepProjectAddress, requireFreeAddress } from './formerAddresses';
import { deleteWatches, finishInbox, requireActive, requireProject } from './projectLife';
import { requireRoomForProject } from './projects';
import { workspaceById } from './workspaces';

interface Move {
  /** Of the same person, in the workspace that it moves to. */
  readonly target: Access;
  /** Its address there; the same unless it is taken. */
  readonly slug?: string | null | undefined;
  readonly now?: number;
}

/** @throws Refusal FORBIDDEN, NAME_TAKEN, TEAM_LIMIT, PROJECT_ARCHIVED */
export async function moveProject(
  database: Database,
  access: Access,
  id: string,
  { target, slug: text, now = Date.now() }: Move,
): Promise<ProjectRow> {
  requirePermission(target, 'editProjects');
  const before = await requireProject(database, access, id);
  requireActive(before);
  if (target.workspaceId === access.workspaceId) return before;
  await requireRoomForProject(database, target.workspaceId);
  const slug = checkSlug(text ?? before.slug);
  await requireFreeAddress(database, target.workspaceId, slug);
  await finishInbox(database, before, now);
  await deleteWatches(database, before);
  await keepProjectAddress(database, before);
  await copySnapshots(database, before, target.workspaceId);
  await moveRows(database, before, target.workspaceId);
  const audience = await copyForWorkspace(database, target.workspaceId, before.audience, now);
  const row = await database
    .connection()
    .updateTable('projects')
    .set({ workspace_id: target.workspaceId, slug, audience, version: before.version + 1 })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await noteMove(database, { access, target }, before, now);
  return row;
}

async function moveRows(database: Database, { id }: ProjectRow, to: string): Promise<void> {
  for (const table of [
    'decisions',
    'reviews',
    'decision_standings',
    'project_evaluations',
    'use_reports',
  ] as const)
    await database
      .connection()
      .updateTable(table as 'decisions')
      .set({ workspace_id: to })
      .where('project_id', '=', id)
      .execute();
  await database
    .connection()
    .updateTable('decisions')
    .set({ owner_id: null })
    .where('project_id', '=', id)
    .where('owner_id', 'is not', null)
    .where('owner_id', 'not in', (members) =>
      members.selectFrom('members').select('account_id').where('workspace_id', '=', to),
    )
    .execute();
}

/** The snapshots that its decisions are compared with, and no other of its workspace. */
async function copySnapshots(
  database: Database,
  { id, workspace_id }: ProjectRow,
  to: string,
): Promise<void> {
  const ids = await findSnapshots(database, id);
  for (const snapshot of ids) {
    const row = await database
      .connection()
      .selectFrom('audience_snapshots')
      .selectAll()
      .where('workspace_id', '=', workspace_id)
      .where('id', '=', snapshot)
      .executeTakeFirst();
    if (row)
      await database
        .connection()
        .insertInto('audience_snapshots')
        .values({ ...row, workspace_id: to })
        .onConflict((known) => known.columns(['workspace_id', 'id']).doNothing())
        .execute();
  }
}

async function findSnapshots(database: Database, projectId: string): Promise<ReadonlySet<string>> {
  const evaluated = await database
    .connection()
    .selectFrom('project_evaluations')
    .select('snapshot_id')
    .distinct()
    .where('project_id', '=', projectId)
    .execute();
  const standings = await database
    .connection()
    .selectFrom('decision_standings')
    .select('reference')
    .where('project_id', '=', projectId)
    .execute();
  const current = await database
    .connection()
    .selectFrom('decisions')
    .select('evidence')
    .where('project_id', '=', projectId)
    .where('is_current', '=', 1)
    .execute();
  return new Set([
    ...evaluated.map(({ snapshot_id }) => snapshot_id),
    ...standings.flatMap(({ reference }) => readSnapshot(reference)),
    ...current.flatMap(({ evidence }) => readSnapshot(evidence)),
  ]);
}

/** The snapshot of an observation, or of evidence that holds one. */
function readSnapshot(json: string): readonly string[] {
  const { snapshot, observation } = JSON.parse(json) as {
    readonly snapshot?: string;
    readonly observation?: { readonly snapshot?: string };
  };
  return [snapshot, observation?.snapshot].filter((id) => id !== undefined);
}

/** In the logs of both workspaces. */
async function noteMove(
  database: Database,
  { access, target }: { readonly access: Access; readonly target: Access },
  { name }: ProjectRow,
  now: number,
): Promise<void> {
  const from = (await workspaceById(database, access.workspaceId))!;
  const to = (await workspaceById(database, target.workspaceId))!;
  await noteAudit(database, access, 'project.moved', `${name} to ${to.name}`, now);
  await noteAudit(database, target, 'project.moved', `${name} from ${from.name}`, now);
}

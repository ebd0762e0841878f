// Addresses that projects and workspaces had before, which lead to where they are now. A project's
// former address may be given to another one of the same workspace; a workspace's belongs to it for
// good, because links and programs of its members still use it.
import type { Database } from '@/server/platform/database/Database';
import type { ProjectRow, WorkspaceRow } from '@/server/platform/database/Tables';
import { slugTaken } from './checkText';

/** Frees a workspace's address for a project: the one that had it before is reached by its new one. */
export async function takeProjectAddress(
  database: Database,
  workspaceId: string,
  slug: string,
): Promise<void> {
  await database
    .connection()
    .deleteFrom('former_projects')
    .where('workspace_id', '=', workspaceId)
    .where('slug', '=', slug)
    .execute();
}

/** @throws Refusal NAME_TAKEN */
export async function requireFreeAddress(
  database: Database,
  workspaceId: string,
  slug: string,
): Promise<void> {
  const taken = await database
    .connection()
    .selectFrom('projects')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (taken) throw slugTaken(slug);
  await takeProjectAddress(database, workspaceId, slug);
}

export async function keepProjectAddress(
  database: Database,
  { id, workspace_id, slug }: Pick<ProjectRow, 'id' | 'workspace_id' | 'slug'>,
): Promise<void> {
  await database
    .connection()
    .insertInto('former_projects')
    .values({ workspace_id, slug, project_id: id })
    .onConflict((known) => known.columns(['workspace_id', 'slug']).doUpdateSet({ project_id: id }))
    .execute();
}

/** The project that had this address, which may be in another workspace now. */
export function formerProject(
  database: Database,
  workspaceId: string,
  slug: string,
): Promise<ProjectRow | undefined> {
  return database
    .connection()
    .selectFrom('former_projects')
    .innerJoin('projects', 'projects.id', 'former_projects.project_id')
    .selectAll('projects')
    .where('former_projects.workspace_id', '=', workspaceId)
    .where('former_projects.slug', '=', slug)
    .executeTakeFirst();
}

/** The workspace that had this address. */
export function formerWorkspace(
  database: Database,
  slug: string,
): Promise<WorkspaceRow | undefined> {
  return database
    .connection()
    .selectFrom('former_workspaces')
    .innerJoin('workspaces', 'workspaces.id', 'former_workspaces.workspace_id')
    .selectAll('workspaces')
    .where('former_workspaces.slug', '=', slug)
    .executeTakeFirst();
}

/** A workspace takes an address, and keeps its former one. @throws Refusal NAME_TAKEN */
export async function moveWorkspaceAddress(
  database: Database,
  { id, slug: before }: Pick<WorkspaceRow, 'id' | 'slug'>,
  slug: string,
): Promise<void> {
  const former = await formerWorkspace(database, slug);
  const current = await database
    .connection()
    .selectFrom('workspaces')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (current || (former && former.id !== id)) throw slugTaken(slug);
  await database.connection().deleteFrom('former_workspaces').where('slug', '=', slug).execute();
  await database
    .connection()
    .insertInto('former_workspaces')
    .values({ slug: before, workspace_id: id })
    .execute();
  await database
    .connection()
    .updateTable('workspaces')
    .set({ slug })
    .where('id', '=', id)
    .execute();
}

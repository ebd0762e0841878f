// A project gets another address, is archived and restored, or deleted. An archived project is
// read-only and asks for nothing; only archived ones can be deleted, so that no policy that programs
// still read goes by accident.
import { Refusal } from '@/domain/Refusal';
import type { Database } from '@/server/platform/database/Database';
import type { ProjectRow } from '@/server/platform/database/Tables';
import { type Access, notFound } from './Access';
import { noteAudit } from './audit';
import { checkSlug } from './checkText';
import { keepProjectAddress, requireFreeAddress } from './formerAddresses';
import { finishSubject } from './inbox';
import { projectById } from './projects';

/** @throws Refusal PROJECT_ARCHIVED */
export function requireActive({ name, archived_at }: ProjectRow): void {
  if (archived_at === null) return;
  throw new Refusal(
    'PROJECT_ARCHIVED',
    `${name} is archived, so it cannot be changed. Restore it in its settings first.`,
  );
}

export async function requireProject(
  database: Database,
  { workspaceId }: Access,
  id: string,
): Promise<ProjectRow> {
  const row = await projectById(database, id);
  if (row?.workspace_id !== workspaceId) throw notFound('project');
  return row;
}

/** The former address leads to the new one. @throws Refusal TEXT_INVALID, NAME_TAKEN */
export async function changeProjectAddress(
  database: Database,
  access: Access,
  id: string,
  text: string,
): Promise<ProjectRow> {
  const before = await requireProject(database, access, id);
  const slug = checkSlug(text);
  if (slug === before.slug) return before;
  await requireFreeAddress(database, access.workspaceId, slug);
  await keepProjectAddress(database, before);
  const row = await change(database, before, { slug });
  await noteAudit(database, access, 'project.address_changed', `${before.slug} → ${slug}`);
  return row;
}

/** Ends what waits in inboxes about it; its reviews stay open and are listed again once restored. */
export async function archiveProject(
  database: Database,
  access: Access,
  id: string,
  { isArchived, now = Date.now() }: { readonly isArchived: boolean; readonly now?: number },
): Promise<ProjectRow> {
  const before = await requireProject(database, access, id);
  if ((before.archived_at !== null) === isArchived) return before;
  if (isArchived) await finishInbox(database, before, now);
  const row = await change(database, before, { archived_at: isArchived ? now : null });
  const action = isArchived ? 'project.archived' : 'project.restored';
  await noteAudit(database, access, action, row.name, now);
  return row;
}

/**
 * Deletes an archived project for good, with its decisions, reviews and watches.
 * @throws Refusal PROJECT_ARCHIVED
 */
export async function deleteProject(database: Database, access: Access, id: string): Promise<void> {
  const row = await requireProject(database, access, id);
  if (row.archived_at === null)
    throw new Refusal(
      'PROJECT_ARCHIVED',
      `${row.name} is in use. Archive it first, then delete it.`,
    );
  await finishInbox(database, row, Date.now());
  await deleteWatches(database, row);
  await database.connection().deleteFrom('projects').where('id', '=', row.id).execute();
  await noteAudit(database, access, 'project.deleted', row.name);
}

/** Watches belong to channels of a workspace, so they neither outlive their project nor move. */
export async function deleteWatches(
  database: Database,
  { id, workspace_id }: ProjectRow,
): Promise<void> {
  await database
    .connection()
    .deleteFrom('watches')
    .where('workspace_id', '=', workspace_id)
    .where('subject', '=', `project:${id}`)
    .execute();
}

/** Marks as done what people read about the project's decisions and reviews. */
export async function finishInbox(
  database: Database,
  { id, workspace_id }: ProjectRow,
  now: number,
): Promise<void> {
  for (const [table, prefix] of [
    ['decisions', 'decision:'],
    ['reviews', 'review:'],
  ] as const) {
    const rows = await database
      .connection()
      .selectFrom('inbox_items')
      .select('subject')
      .distinct()
      .where('workspace_id', '=', workspace_id)
      .where('done_at', 'is', null)
      .where('subject', 'in', (own) =>
        own
          .selectFrom(table as 'decisions')
          .select(({ eb }) => eb(eb.val<string>(prefix), '||', eb.ref('id')).as('subject'))
          .where('project_id', '=', id),
      )
      .execute();
    for (const { subject } of rows) await finishSubject(database, { workspace_id }, subject, now);
  }
}

async function change(
  database: Database,
  { id, version }: ProjectRow,
  values: Partial<Pick<ProjectRow, 'slug' | 'archived_at'>>,
): Promise<ProjectRow> {
  return database
    .connection()
    .updateTable('projects')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

import { Refusal } from '@/domain/Refusal';
import type { Database } from '@/server/platform/database/Database';
import type { WorkspaceRow } from '@/server/platform/database/Tables';
import { type Access, findAccess } from './Access';
import { noteAudit } from './audit';
import { checkSlug } from './checkText';
import { moveWorkspaceAddress } from './formerAddresses';
import { workspaceById } from './workspaces';

/** Its former address leads to the new one. @throws Refusal TEXT_INVALID, NAME_TAKEN */
export async function changeWorkspaceAddress(
  database: Database,
  access: Access,
  text: string,
): Promise<WorkspaceRow> {
  const before = (await workspaceById(database, access.workspaceId))!;
  const slug = checkSlug(text);
  if (slug === before.slug) return before;
  await moveWorkspaceAddress(database, before, slug);
  await noteAudit(database, access, 'workspace.address_changed', `${before.slug} → ${slug}`);
  return { ...before, slug };
}

/**
 * Asks every member for a second factor, or no longer. Nobody can lock themselves out by it.
 * @throws Refusal FORBIDDEN
 */
export async function requireSecondFactor(
  database: Database,
  access: Access,
  isRequired: boolean,
): Promise<WorkspaceRow> {
  await database
    .connection()
    .updateTable('workspaces')
    .set({ needs_second_factor: isRequired ? 1 : 0 })
    .where('id', '=', access.workspaceId)
    .execute();
  if (!(await findAccess(database, access.viewer, access.workspaceId)))
    throw new Refusal(
      'FORBIDDEN',
      'Your own account opens with the password alone. Switch the second step on first.',
    );
  const row = (await workspaceById(database, access.workspaceId))!;
  const action = isRequired ? 'workspace.second_factor_required' : 'workspace.second_factor_freed';
  await noteAudit(database, access, action, row.name);
  return row;
}

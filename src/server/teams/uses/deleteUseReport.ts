import type { Database } from '@/server/platform/database/Database';
import type { ProjectRow } from '@/server/platform/database/Tables';
import { type Access, notFound } from '@/server/teams/workspaces/Access';
import { noteAudit } from '@/server/teams/workspaces/audit';
import { requireProject } from '@/server/teams/workspaces/projectLife';

interface Deleted {
  readonly projectId: string;
  /** As it reports itself. */
  readonly repository: string;
}

/**
 * Deletes what one repository has reported to a project, with its counts of earlier weeks. A later
 * report begins again.
 * @throws Refusal NOT_FOUND
 */
export async function deleteUseReport(
  database: Database,
  access: Access,
  { projectId, repository }: Deleted,
): Promise<ProjectRow> {
  const project = await requireProject(database, access, projectId);
  const { numDeletedRows } = await database
    .connection()
    .deleteFrom('use_reports')
    .where('project_id', '=', project.id)
    .where('repository', '=', repository)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('repository');
  await noteAudit(database, access, 'uses.deleted', `${repository} for ${project.name}`);
  return project;
}

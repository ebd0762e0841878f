// Deletes the reports of a repository as the form in a project's settings asks for it.
import { teamHref } from '@/domain/routes/teams';
import type { Person } from '@/server/model/features/Viewer';
import type { Database } from '@/server/platform/database/Database';
import { deleteUseReport } from '@/server/teams/uses/deleteUseReport';
import { findAccess, notFound, requirePermission } from '@/server/teams/workspaces/Access';
import { projectBySlug } from '@/server/teams/workspaces/projects';
import { workspaceBySlug } from '@/server/teams/workspaces/workspaces';
import type { AccountOutcome } from './accountOutcome';
import { onPage } from './onPage';

/** @throws Refusal NOT_FOUND for outsiders too, FORBIDDEN */
export async function deleteUsesByForm(
  database: Database,
  person: Person,
  form: URLSearchParams,
): Promise<AccountOutcome> {
  const read = (name: string) => form.get(name) ?? '';
  const [team, slug] = [read('workspace'), read('project')];
  await database
    .inTransaction(async () => {
      const workspace = await workspaceBySlug(database, team);
      const access = await findAccess(database, person, workspace?.id);
      const project = access && (await projectBySlug(database, access.workspaceId, slug));
      if (!project) throw notFound('project');
      requirePermission(access, 'editProjects');
      const deleted = { projectId: project.id, repository: read('repository') };
      await deleteUseReport(database, access, deleted);
    })
    .catch(onPage(teamHref.projectSettings(team, slug)));
  return { to: teamHref.projectSettings(team, slug, 'uses') };
}

// The reports of a workspace's projects, read as one answer: which features its code uses, in how many
// projects, and whose reports are old.
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { Database } from '@/server/platform/database/Database';
import type { ProjectRow } from '@/server/platform/database/Tables';
import { listProjects } from '@/server/teams/workspaces/projects';
import {
  listUsedFeatures,
  type ProjectUses,
  readBefore,
  selectReports,
  toRepository,
  type UsedFeature,
} from './projectUses';

/** Of 300 keys each, they take 100 ms of processor time; other requests wait for that. */
const MAX_REPORTS = 100;

export interface WorkspaceUses extends ProjectUses {
  /** Those in use, by id. */
  readonly projects: ReadonlyMap<string, ProjectRow>;
  /** All repositories that report; the newest of them count. */
  readonly reportCount: number;
}

/** Archived projects do not count. Undefined if no repository has reported to the others. */
export async function readWorkspaceUses(
  database: Database,
  workspaceId: string,
  { now, max = MAX_REPORTS }: { readonly now: number; readonly max?: number },
): Promise<WorkspaceUses | undefined> {
  const projects = await listProjects(database, workspaceId);
  const ids = projects.map(({ id }) => id);
  if (ids.length === 0) return undefined;
  const { count } = await database
    .connection()
    .selectFrom('use_reports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('project_id', 'in', ids)
    .executeTakeFirstOrThrow();
  const reportCount = Number(count);
  if (reportCount === 0) return undefined;
  const rows = await selectReports(database)
    .where('project_id', 'in', ids)
    .orderBy('reported_at', 'desc')
    .orderBy('id')
    .limit(max)
    .execute();
  return {
    projects: new Map(projects.map((project) => [project.id, project])),
    repositories: rows.map(toRepository),
    before: await readBefore(database, rows, now),
    reportCount,
  };
}

/** Those in the most projects first, then the most used. */
export function listFeaturesOfWorkspace(
  catalogue: Catalogue,
  uses: WorkspaceUses,
): readonly UsedFeature[] {
  return [...listUsedFeatures(catalogue, uses)].sort(
    (a, b) =>
      b.projectIds.length - a.projectIds.length ||
      b.count.useCount - a.count.useCount ||
      (a.feature.slug < b.feature.slug ? -1 : 1),
  );
}

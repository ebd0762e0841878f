// Keeps the newest report of each repository, and of each week how often it used each key. The
// feature of a key is looked up when it is read, so that reports stay good with newer data.
import { Refusal } from '@/domain/Refusal';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { Viewer } from '@/server/model/features/Viewer';
import type { Database } from '@/server/platform/database/Database';
import type { ProjectRow } from '@/server/platform/database/Tables';
import type { UseReportRow } from '@/server/platform/database/UseTables';
import {
  type Access,
  actorKey,
  findAccess,
  notFound,
  onlyProject,
  requirePermission,
} from '@/server/teams/workspaces/Access';
import { noteAudit } from '@/server/teams/workspaces/audit';
import { newId } from '@/server/teams/workspaces/checkText';
import { formerProject } from '@/server/teams/workspaces/formerAddresses';
import { requireActive } from '@/server/teams/workspaces/projectLife';
import { projectBySlug } from '@/server/teams/workspaces/projects';
import { workspaceBySlug } from '@/server/teams/workspaces/workspaces';
import { type KnownUse, readUses, weekOf } from './KnownUse';
import type { UseReport } from './UseReport';

const MAX_REPOSITORIES = 50;

interface Sent {
  /** Their addresses. */
  readonly workspace: string;
  readonly project: string;
  readonly report: UseReport;
}

interface Recorded {
  readonly isNew: boolean;
  readonly keys: number;
  /** Keys that the data served here doesn't have, such as those of newer data. */
  readonly unknown: readonly string[];
}

/** @throws Refusal NOT_FOUND, FORBIDDEN, PROJECT_ARCHIVED, TEAM_LIMIT */
export async function recordUseReport(
  database: Database,
  viewer: Viewer,
  sent: Sent,
  { catalogue, now = Date.now() }: { readonly catalogue: Catalogue; readonly now?: number },
): Promise<Recorded> {
  const isKnown = ({ key }: { readonly key: string }) => catalogue.keyByPath(key) !== undefined;
  const { repository, uses, files } = sent.report;
  const known = uses.filter(isKnown);
  const isNew = await database.inTransaction(async () => {
    const { access, project } = await findProject(database, viewer, sent);
    const before = await findReport(database, project, repository);
    if (!before) await requireRoom(database, project);
    const row = {
      id: before?.id ?? newId(),
      workspace_id: project.workspace_id,
      project_id: project.id,
      repository,
      reported_by: actorKey(access),
      reported_at: now,
      first_at: before?.first_at ?? now,
      file_count: files.length,
      uses: JSON.stringify(withDays(known, before, now)),
    };
    const { id } = await keepReport(database, row);
    await keepWeek(database, id, known, now);
    if (!before)
      await noteAudit(database, access, 'uses.reported', `${repository} for ${project.name}`, now);
    return before === undefined;
  });
  const unknown = uses.filter((use) => !isKnown(use)).map(({ key }) => key);
  return { isNew, keys: known.length, unknown };
}

/** A project that is not there and one of another team are refused alike. */
async function findProject(
  database: Database,
  viewer: Viewer,
  { workspace: workspaceSlug, project: slug }: Sent,
): Promise<{ readonly access: Access; readonly project: ProjectRow }> {
  const workspace = await workspaceBySlug(database, workspaceSlug);
  const access = await findAccess(database, viewer, workspace?.id);
  if (!workspace || !access) throw notFound('project');
  const project =
    (await projectBySlug(database, workspace.id, slug)) ??
    (await formerProject(database, workspace.id, slug));
  if (project?.workspace_id !== workspace.id) throw notFound('project');
  requirePermission(access, 'report');
  const only = onlyProject(access);
  if (only !== undefined && only !== project.id)
    throw new Refusal('FORBIDDEN', 'This token is limited to another project.');
  requireActive(project);
  return { access, project };
}

const findReport = (database: Database, { id }: ProjectRow, repository: string) =>
  database
    .connection()
    .selectFrom('use_reports')
    .selectAll()
    .where('project_id', '=', id)
    .where('repository', '=', repository)
    .executeTakeFirst();

async function requireRoom(database: Database, { id, name }: ProjectRow): Promise<void> {
  const { count } = await database
    .connection()
    .selectFrom('use_reports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('project_id', '=', id)
    .executeTakeFirstOrThrow();
  if (Number(count) < MAX_REPOSITORIES) return;
  throw new Refusal(
    'TEAM_LIMIT',
    `${name} has reports of ${MAX_REPOSITORIES} repositories, as many as a project can. Report this one to another project.`,
  );
}

/** A key is in use since the first of the reports in a row that have it. */
function withDays(
  uses: UseReport['uses'],
  before: UseReportRow | undefined,
  now: number,
): readonly KnownUse[] {
  const today = new Date(now).toISOString().slice(0, 10);
  const since = new Map(before ? readUses(before).map((use) => [use.key, use.since]) : []);
  return uses.map((use) => ({ ...use, since: since.get(use.key) ?? today }));
}

function keepReport(database: Database, row: UseReportRow): Promise<{ readonly id: string }> {
  const { reported_by, reported_at, file_count, uses } = row;
  return database
    .connection()
    .insertInto('use_reports')
    .values(row)
    .onConflict((known) =>
      known
        .columns(['project_id', 'repository'])
        .doUpdateSet({ reported_by, reported_at, file_count, uses }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
}

async function keepWeek(
  database: Database,
  id: string,
  uses: UseReport['uses'],
  now: number,
): Promise<void> {
  const counts = JSON.stringify(Object.fromEntries(uses.map(({ key, count }) => [key, count])));
  await database
    .connection()
    .insertInto('use_weeks')
    .values({ report_id: id, week: weekOf(now), counts })
    .onConflict((known) => known.columns(['report_id', 'week']).doUpdateSet({ counts }))
    .execute();
}

import { Refusal } from '@/domain/Refusal';
import { copyForWorkspace } from '@/server/model/audiences/copyForWorkspace';
import type { RequestContext } from '@/server/model/features/RequestContext';
import type { Database } from '@/server/platform/database/Database';
import type { ProjectRow } from '@/server/platform/database/Tables';
import { type Access, notFound } from './Access';
import { noteAudit } from './audit';
import { checkOneLine, checkSlug, invalid, newId, slugTaken } from './checkText';
import { takeProjectAddress } from './formerAddresses';

const PROJECT_LIMITS = { name: 80, count: 200 } as const;

export interface ProjectDraft {
  readonly name: string;
  readonly slug: string;
  /** An audience's key. */
  readonly audience: string;
  readonly linePercent: number;
}

/** @throws Refusal TEXT_INVALID, NAME_TAKEN, TEAM_LIMIT */
export async function createProject(
  database: Database,
  access: Access,
  draft: ProjectDraft,
  { context, now = Date.now() }: { readonly context: RequestContext; readonly now?: number },
): Promise<ProjectRow> {
  const terms = await checkTerms(context, draft);
  const { workspaceId } = access;
  const row: ProjectRow = {
    id: newId(),
    workspace_id: workspaceId,
    slug: checkSlug(draft.slug),
    ...terms,
    audience: await copyForWorkspace(database, workspaceId, terms.audience, now),
    version: 1,
    created_at: now,
    archived_at: null,
  };
  await requireRoomForProject(database, workspaceId);
  await takeProjectAddress(database, workspaceId, row.slug);
  const { numInsertedOrUpdatedRows } = await database
    .connection()
    .insertInto('projects')
    .values(row)
    .onConflict((conflict) => conflict.columns(['workspace_id', 'slug']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw slugTaken(row.slug);
  await noteAudit(database, access, 'project.created', row.name, now);
  return row;
}

/** @throws Refusal TEAM_LIMIT */
export async function requireRoomForProject(
  database: Database,
  workspaceId: string,
): Promise<void> {
  const { count } = await database
    .connection()
    .selectFrom('projects')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= PROJECT_LIMITS.count)
    throw new Refusal('TEAM_LIMIT', `A workspace has at most ${PROJECT_LIMITS.count} projects.`);
}

/** Decisions keep the evidence of their day, whatever becomes of audience and line. */
export async function updateProject(
  database: Database,
  access: Access,
  id: string,
  change: {
    readonly draft: Omit<ProjectDraft, 'slug'>;
    readonly expectedVersion: number;
    readonly context: RequestContext;
  },
): Promise<ProjectRow> {
  const terms = await checkTerms(change.context, change.draft);
  const { workspaceId } = access;
  const audience = await copyForWorkspace(database, workspaceId, terms.audience, Date.now());
  const row = await database
    .connection()
    .updateTable('projects')
    .set({ ...terms, audience, version: change.expectedVersion + 1 })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('version', '=', change.expectedVersion)
    .returningAll()
    .executeTakeFirst();
  if (!row) {
    const current = await projectById(database, id);
    if (current?.workspace_id !== workspaceId) throw notFound('project');
    throw new Refusal(
      'CONFLICT',
      'Someone else changed this project since you opened it. Their version is shown next to yours.',
      { current: { type: 'Project', row: current } },
    );
  }
  await noteAudit(database, access, 'project.updated', row.name);
  return row;
}

/** @throws Refusal TEXT_INVALID */
export async function checkTerms(
  context: RequestContext,
  { name, audience, linePercent }: Omit<ProjectDraft, 'slug'>,
): Promise<Pick<ProjectRow, 'name' | 'audience' | 'line_percent'>> {
  if (!(linePercent > 0 && linePercent <= 100))
    throw invalid('linePercent', 'A line is a percentage above 0 and at most 100, such as 95.');
  const checkedName = checkOneLine(name, 'name', PROJECT_LIMITS.name);
  await context.loadAudiences([audience]);
  try {
    const { key } = context.audience(audience);
    return { name: checkedName, audience: key, line_percent: linePercent };
  } catch (cause) {
    throw invalid('audience', (cause as Error).message);
  }
}

/** By name: those in use, or the archived ones. */
export function listProjects(
  database: Database,
  workspaceId: string,
  isArchived = false,
): Promise<ProjectRow[]> {
  return database
    .connection()
    .selectFrom('projects')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('archived_at', isArchived ? 'is not' : 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export function projectById(database: Database, id: string): Promise<ProjectRow | undefined> {
  return database
    .connection()
    .selectFrom('projects')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

export function projectBySlug(
  database: Database,
  workspaceId: string,
  slug: string,
): Promise<ProjectRow | undefined> {
  return database
    .connection()
    .selectFrom('projects')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('slug', '=', slug)
    .executeTakeFirst();
}

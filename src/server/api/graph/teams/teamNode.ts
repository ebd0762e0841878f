// Global ids of the team's side: `project:<id>`. Easy to get wrong: an id says nothing about who
// may use it, so whatever is found by one is looked at again with the asker's access.
import { addStoredNodes, type FoundNode } from '@/server/api/graph/public/Node';
import type { RequestContext } from '@/server/model/features/RequestContext';
import type { Database } from '@/server/platform/database/Database';
import { reviewById } from '@/server/teams/reviews/reviews';
import { type Access, allows, findAccess, notFound } from '@/server/teams/workspaces/Access';
import { decisionById } from '@/server/teams/workspaces/findDecisions';
import { projectById } from '@/server/teams/workspaces/projects';
import { workspaceById } from '@/server/teams/workspaces/workspaces';

export type TeamNodeType = 'Workspace' | 'Project' | 'Decision' | 'Review';

const PREFIXES: Readonly<Record<string, TeamNodeType>> = {
  workspace: 'Workspace',
  project: 'Project',
  decision: 'Decision',
  review: 'Review',
};

/** The id behind a global one; undefined for one of another kind. */
export function localId(prefix: string, id: string): string | undefined {
  return id.startsWith(`${prefix}:`) ? id.slice(prefix.length + 1) : undefined;
}

const isTeamId = (id: string): boolean =>
  Object.hasOwn(PREFIXES, id.slice(0, Math.max(0, id.indexOf(':'))));

/** Looks up unknown ids like those of other teams, so that both take as long. */
async function findTeamNode(context: RequestContext, id: string): Promise<FoundNode | undefined> {
  const { viewer } = context;
  if (!viewer) return undefined;
  const [prefix, local] = [id.slice(0, id.indexOf(':')), id.slice(id.indexOf(':') + 1)];
  const type = PREFIXES[prefix]!;
  const database = await context.database();
  const row = await FINDERS[type](database, local);
  const access = await findAccess(database, viewer, getWorkspaceId(type, row));
  return row && access && allows(access, 'read') ? { type, node: { ...row, access } } : undefined;
}

interface FoundRow {
  readonly id: string;
  readonly workspace_id?: string;
}

const FINDERS: Readonly<
  Record<TeamNodeType, (database: Database, id: string) => Promise<FoundRow | undefined>>
> = {
  Workspace: workspaceById,
  Project: projectById,
  Decision: decisionById,
  Review: reviewById,
};

/** Empty for an unknown row, whose access is looked up all the same: it takes as long. */
const getWorkspaceId = (type: TeamNodeType, row: FoundRow | undefined): string =>
  (type === 'Workspace' ? row?.id : row?.workspace_id) ?? '';

addStoredNodes({ isId: isTeamId, find: findTeamNode });

/** @throws Refusal NOT_FOUND */
export async function requireAccess(
  database: Database,
  { viewer }: RequestContext,
  workspaceId: string | undefined,
  what: string,
): Promise<Access> {
  const access = await findAccess(database, viewer, workspaceId ?? '');
  if (!access) throw notFound(what);
  return access;
}

// A token → the project its program asks for, as the tools of /mcp know it. Easy to get wrong: what
// a program may do is looked at for each request, so a token that ended ends here too.
import type { IncomingMessage } from 'node:http';
import { formatList } from '@/domain/format';
import { Refusal } from '@/domain/Refusal';
import type { McpTeam, Proposal } from '@/server/api/mcp/McpTeam';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { RequestContext } from '@/server/model/features/RequestContext';
import type { Database } from '@/server/platform/database/Database';
import { openDatabase } from '@/server/platform/database/openDatabase';
import type { ProjectRow } from '@/server/platform/database/Tables';
import {
  type Access,
  actorKey,
  allows,
  findAccess,
  onlyProject,
} from '@/server/teams/workspaces/Access';
import { decidedFeatures } from '@/server/teams/workspaces/decidedFeatures';
import { currentDecision, recordDecision } from '@/server/teams/workspaces/decisions';
import { featureDecisions } from '@/server/teams/workspaces/featureDecisions';
import { allCurrentDecisions } from '@/server/teams/workspaces/findDecisions';
import { listProjects } from '@/server/teams/workspaces/projects';
import { checkSubject, subjectName } from '@/server/teams/workspaces/Subject';
import { workspaceById } from '@/server/teams/workspaces/workspaces';
import { findViewer } from './findViewer';

/**
 * Undefined for a request without a token: sessions do not count.
 * @throws GraphQLError for an invalid token, Refusal if the project is not clear
 */
export async function findMcpTeam(
  request: IncomingMessage,
  catalogue: Catalogue,
): Promise<McpTeam | undefined> {
  if (request.headers.authorization === undefined) return undefined;
  const viewer = await findViewer(request);
  if (viewer?.kind !== 'program') return undefined;
  const database = await openDatabase();
  const { workspaceId } = viewer;
  const [access, workspace, projects] = await Promise.all([
    findAccess(database, viewer, workspaceId),
    workspaceById(database, workspaceId),
    listProjects(database, workspaceId),
  ]);
  if (!access || !workspace) return undefined;
  const asked = new URL(request.url ?? '/', 'http://localhost').searchParams.get('project');
  const own = onlyProject(access);
  const open = own === undefined ? projects : projects.filter(({ id }) => id === own);
  const project = chooseProject(open, asked);
  const decided = await decidedFeatures(database, catalogue, project);
  return {
    name: `${workspace.name} / ${project.name}`,
    audience: project.audience,
    line: project.line_percent,
    ...decided,
    decisions: await collectDecisions(database, catalogue, project),
    ...(allows(access, 'propose') && {
      propose: (context: RequestContext, proposal: Proposal) =>
        propose(database, access, { project, context, proposal }),
    }),
  };
}

function chooseProject(projects: readonly ProjectRow[], asked: string | null): ProjectRow {
  const found =
    asked === null && projects.length === 1
      ? projects[0]
      : projects.find(({ slug }) => slug === asked);
  if (found) return found;
  const names = projects.map(({ slug }) => slug);
  throw new Refusal(
    'NOT_FOUND',
    names.length === 0
      ? 'The token’s workspace has no project yet. Create one first.'
      : `Name the project in the address, as /mcp?project=${names[0]}: ${formatList(names, 'or')}.`,
  );
}

async function collectDecisions(
  database: Database,
  catalogue: Catalogue,
  project: ProjectRow,
): Promise<McpTeam['decisions']> {
  const [rows, features] = await Promise.all([
    allCurrentDecisions(database, project.id),
    featureDecisions(database, catalogue, project),
  ]);
  return new Map([
    // Features adopted with a set; a decision on the feature itself takes precedence.
    ...features.map(({ slug, state }) => [`feature:${slug}`, { state, fallback: null }] as const),
    ...rows.map(({ subject, state, fallback }) => [subject, { state, fallback }] as const),
  ]);
}

interface Proposing {
  readonly project: ProjectRow;
  readonly context: RequestContext;
  readonly proposal: Proposal;
}

/** Proposing the same again changes nothing, so that an agent may try twice. */
async function propose(
  database: Database,
  access: Access,
  { project, context, proposal }: Proposing,
): Promise<string> {
  const { subject, rationale, fallback = null } = proposal;
  const draft = context.catalogue.keyByPath(subject)
    ? { compatKey: subject }
    : { features: subject.split(',').map((part) => part.trim()) };
  const key = checkSubject(context.catalogue, draft);
  const name = subjectName(context.catalogue, key);
  return database.inTransaction(async () => {
    const current = await currentDecision(database, project.id, key);
    const isSame =
      current?.state === 'PROPOSED' &&
      current.author === actorKey(access) &&
      current.rationale === rationale.trim();
    if (isSame) return `${name}: proposed already. A person of ${project.name} answers.`;
    const row = await recordDecision(database, access, project, {
      context,
      draft: {
        subject: draft,
        state: 'PROPOSED',
        rationale,
        fallback,
        expectedVersion: current?.version ?? 0,
      },
    });
    return `${name}: proposed as version ${row.version}. A person of ${project.name} answers.`;
  });
}

import '@/server/api/graph/public/Mutation';
import type { InputRef } from '@pothos/core';
import { Refusal } from '@/domain/Refusal';
import { builder } from '@/server/api/graph/public/builder';
import { asNode } from '@/server/api/graph/public/Node';
import { type Problem, toProblems } from '@/server/api/graph/public/Problem';
import type { RequestContext } from '@/server/model/features/RequestContext';
import type { Person } from '@/server/model/features/Viewer';
import type { Database } from '@/server/platform/database/Database';
import { type Access, onlyProject, requirePermission } from '@/server/teams/workspaces/Access';
import type { Permission } from '@/server/teams/workspaces/permissions.data';
import { requireActive } from '@/server/teams/workspaces/projectLife';
import { projectById } from '@/server/teams/workspaces/projects';
import { ruled } from './fieldRules';
import { localId, requireAccess, type TeamNodeType } from './teamNode';

/** Given to a mutation of a workspace with its input. */
export interface Acting {
  readonly database: Database;
  readonly access: Access;
  readonly context: RequestContext;
}

/** The source of a payload: the noun, or the problems that prevented it. */
export interface PayloadSource<Noun> {
  readonly noun?: Noun;
  readonly problems: readonly Problem[];
}

interface TeamMutation<Input, Noun> {
  readonly name: string;
  readonly description: string;
  readonly input: InputRef<Input>;
  /** Declared by `teamPayload`. */
  readonly payload: PayloadRef<Noun>;
  readonly rule: Permission;
  /** The workspace it is about. */
  readonly findWorkspaceId: (input: Input, database: Database) => Promise<string | undefined>;
  /** True for one that archived projects take. */
  readonly takesArchived?: boolean;
  readonly apply: (input: Input, acting: Acting) => Promise<Noun>;
}

export type PayloadRef<Noun> = ReturnType<typeof builder.objectRef<PayloadSource<Noun>>>;

/**
 * Declares a mutation in a workspace. Nothing runs unless the viewer has access and the rule allows
 * it. A refusal becomes a problem of the payload, and its transaction is undone.
 */
export function teamMutation<Input, Noun>({
  name,
  description,
  input: type,
  payload,
  rule,
  findWorkspaceId,
  takesArchived = false,
  apply,
}: TeamMutation<Input, Noun>): void {
  builder.mutationField(name, (t) =>
    t.field({
      type: payload,
      description,
      args: { input: t.arg({ type, required: true, description: 'What to change.' }) },
      ...ruled(rule),
      resolve: async (_, args, context): Promise<PayloadSource<Noun>> => {
        const { input } = args as { readonly input: Input };
        let access: Access | undefined;
        try {
          const database = await context.database();
          requireViewer(context);
          const workspaceId = await findWorkspaceId(input, database);
          const granted = await requireAccess(
            database,
            context,
            workspaceId,
            'workspace or part of it',
          );
          requirePermission(granted, rule);
          requireOwnProject(granted, input);
          access = granted;
          if (!takesArchived) await requireActiveProject(input, database);
          const noun = await database.inTransaction(() =>
            apply(input, { database, access: granted, context }),
          );
          return { noun, problems: [] };
        } catch (cause) {
          return { problems: guardProblems(toProblems(cause), access) };
        }
      },
    }),
  );
}

/** @throws Refusal FORBIDDEN for a token of one project, unless the input names that */
function requireOwnProject(access: Access, input: unknown): void {
  const own = onlyProject(access);
  const { projectId } = input as { readonly projectId?: unknown };
  if (own === undefined || projectId === `project:${own}`) return;
  throw new Refusal('FORBIDDEN', 'This token is for one project, and changes nothing else.');
}

/** @throws Refusal PROJECT_ARCHIVED if the input names a project that is */
async function requireActiveProject(input: unknown, database: Database): Promise<void> {
  const { projectId } = input as { readonly projectId?: unknown };
  if (typeof projectId !== 'string') return;
  const row = await projectById(database, localId('project', projectId) ?? '');
  if (row) requireActive(row);
}

interface StoredNode {
  readonly type: TeamNodeType;
  readonly row: object;
}

/** The stored object carries the viewer's access, like every object of a workspace. */
function guardProblems(
  problems: readonly Problem[],
  access: Access | undefined,
): readonly Problem[] {
  return problems.map((problem) => {
    const stored = problem.current as StoredNode | undefined;
    if (!stored || !access) return { ...problem, current: undefined };
    const current = asNode({ type: stored.type, node: { ...stored.row, access } });
    return { ...problem, current };
  });
}

const SIGNED_OUT = 'You are signed out. Sign in again; what you typed stays here.';

function requireViewer({ viewer }: RequestContext): void {
  if (!viewer) throw new Refusal('SIGNED_OUT', SIGNED_OUT);
}

/** @throws Refusal SIGNED_OUT for anyone but a person */
export function requirePerson({ viewer }: RequestContext): Person {
  if (viewer?.kind === 'person') return viewer;
  throw new Refusal('SIGNED_OUT', viewer ? 'This needs a person, not a token.' : SIGNED_OUT);
}

/** For inputs that name the workspace itself. */
export const ownWorkspace = ({ workspaceId }: { readonly workspaceId: string }) =>
  Promise.resolve(localId('workspace', workspaceId));

/** For inputs that name a project. */
export async function workspaceOfProject(
  { projectId }: { readonly projectId: string },
  database: Database,
): Promise<string | undefined> {
  const row = await projectById(database, localId('project', projectId) ?? '');
  return row?.workspace_id;
}

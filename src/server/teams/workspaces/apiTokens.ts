import { randomBytes } from 'node:crypto';
import { Refusal } from '@/domain/Refusal';
import type { Person, Program } from '@/server/model/features/Viewer';
import type { ApiTokenRow } from '@/server/platform/database/ApiTokenRow';
import type { Database } from '@/server/platform/database/Database';
import { type Access, actorKey, notFound, requirePermission } from './Access';
import { noteAudit } from './audit';
import { checkOneLine, invalid, newId } from './checkText';
import { hashSecret } from './invitations';
import { projectById } from './projects';

const TOKEN_LIMITS = { name: 60, days: 366, count: 100 } as const;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const FORM = /^plim_[\w-]{32}$/;

interface NewApiToken {
  readonly name: string;
  readonly scope: ApiTokenRow['scope'];
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** The account that it acts for; a token of the workspace decides nothing. */
  readonly personId?: string;
  /** The only project that it may change. */
  readonly projectId?: string | undefined;
}

/** @throws Refusal TEXT_INVALID, TEAM_LIMIT, NOT_FOUND */
export async function createApiToken(
  database: Database,
  access: Access,
  { name, scope, expiresAt, personId, projectId }: NewApiToken,
  now = Date.now(),
): Promise<{ readonly apiToken: ApiTokenRow; readonly secret: string }> {
  if (!(expiresAt > now && expiresAt < now + TOKEN_LIMITS.days * DAY_MS))
    throw invalid('expiresAt', 'A token ends within a year from today.');
  if (scope === 'DECIDE' && personId === undefined)
    throw invalid('scope', 'A token that decides acts for a person. Create a token of your own.');
  if (projectId !== undefined) await requireProject(database, access, projectId);
  const open = await listApiTokens(database, access.workspaceId);
  if (open.length >= TOKEN_LIMITS.count)
    throw new Refusal('TEAM_LIMIT', `A workspace has at most ${TOKEN_LIMITS.count} tokens.`);
  const secret = `plim_${randomBytes(24).toString('base64url')}`;
  const apiToken: ApiTokenRow = {
    id: newId(),
    workspace_id: access.workspaceId,
    name: checkOneLine(name, 'name', TOKEN_LIMITS.name),
    scope,
    prefix: secret.slice(0, 9),
    hash: hashSecret(secret),
    created_by: actorKey(access),
    created_at: now,
    expires_at: expiresAt,
    last_used_at: null,
    revoked_at: null,
    person_id: personId ?? null,
    project_id: projectId ?? null,
  };
  await database.connection().insertInto('api_tokens').values(apiToken).execute();
  await noteAudit(
    database,
    access,
    'token.created',
    `${apiToken.name} (${scope.toLowerCase()})`,
    now,
  );
  return { apiToken, secret };
}

/**
 * A token that acts for a member, and may never do more than that person.
 * @throws Refusal FORBIDDEN, and as `createApiToken`
 */
export function createPersonalToken(
  database: Database,
  access: Access,
  { accountId: personId }: Pick<Person, 'accountId'>,
  draft: Omit<NewApiToken, 'personId'>,
): ReturnType<typeof createApiToken> {
  requirePermission(access, draft.scope === 'DECIDE' ? 'decide' : 'leave');
  return createApiToken(database, access, { ...draft, personId });
}

async function requireProject(database: Database, access: Access, id: string): Promise<void> {
  const row = await projectById(database, id);
  if (row?.workspace_id !== access.workspaceId) throw notFound('project');
}

/** Newest first, without those that were revoked. */
export function listApiTokens(database: Database, workspaceId: string): Promise<ApiTokenRow[]> {
  return database
    .connection()
    .selectFrom('api_tokens')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/**
 * @param personId whose own token it must be; of anybody without
 * @throws Refusal NOT_FOUND
 */
export async function revokeApiToken(
  database: Database,
  access: Access,
  id: string,
  { personId, now = Date.now() }: { readonly personId?: string; readonly now?: number } = {},
): Promise<ApiTokenRow> {
  const query = database
    .connection()
    .updateTable('api_tokens')
    .set({ revoked_at: now })
    .where('workspace_id', '=', access.workspaceId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null);
  const own = personId === undefined ? query : query.where('person_id', '=', personId);
  const row = await own.returningAll().executeTakeFirst();
  if (!row) throw notFound('token');
  await noteAudit(database, access, 'token.revoked', row.name, now);
  return row;
}

/** The program that a secret stands for; undefined for one that never did or no longer does. */
export async function findProgram(
  database: Database,
  secret: string,
  now = Date.now(),
): Promise<Program | undefined> {
  if (!FORM.test(secret)) return undefined;
  const row = await database
    .connection()
    .selectFrom('api_tokens')
    .selectAll()
    .where('hash', '=', hashSecret(secret))
    .executeTakeFirst();
  if (!row || row.revoked_at !== null || row.expires_at <= now) return undefined;
  if (now - (row.last_used_at ?? 0) > MINUTE_MS)
    await database
      .connection()
      .updateTable('api_tokens')
      .set({ last_used_at: now })
      .where('id', '=', row.id)
      .execute();
  return {
    kind: 'program',
    tokenId: row.id,
    name: row.name,
    workspaceId: row.workspace_id,
    scope: row.scope,
    personId: row.person_id ?? undefined,
    projectId: row.project_id ?? undefined,
  };
}

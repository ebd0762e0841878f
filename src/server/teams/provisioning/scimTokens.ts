// Tokens that directories send with each request. One opens nothing but the addresses of SCIM.
import { randomBytes } from 'node:crypto';
import { Refusal } from '@/domain/Refusal';
import type { Database } from '@/server/platform/database/Database';
import type { ScimTokenRow } from '@/server/platform/database/ScimTables';
import { noteOperatorAct } from '@/server/teams/accounts/operatorEvents';
import { checkOneLine, invalid, newId } from '@/server/teams/workspaces/checkText';
import { hashSecret } from '@/server/teams/workspaces/invitations';

const LIMITS = { name: 60, days: 366, count: 20 } as const;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const FORM = /^plimscim_[\w-]{32}$/;

interface NewScimToken {
  readonly name: string;
  readonly scope: ScimTokenRow['scope'];
  /** Unix milliseconds, at most 366 days from now. */
  readonly expiresAt: number;
}

/** @throws Refusal TEXT_INVALID, TEAM_LIMIT */
export async function createScimToken(
  database: Database,
  actor: string,
  { name, scope, expiresAt }: NewScimToken,
  now = Date.now(),
): Promise<{ readonly token: ScimTokenRow; readonly secret: string }> {
  if (!(expiresAt > now && expiresAt <= now + LIMITS.days * DAY_MS))
    throw invalid('expiresAt', `A token ends within ${LIMITS.days} days from today.`);
  if ((await listScimTokens(database)).length >= LIMITS.count)
    throw new Refusal('TEAM_LIMIT', `There are ${LIMITS.count} tokens. Revoke one first.`);
  const secret = `plimscim_${randomBytes(24).toString('base64url')}`;
  const token: ScimTokenRow = {
    id: newId(),
    name: checkOneLine(name, 'name', LIMITS.name),
    scope,
    prefix: secret.slice(0, 13),
    hash: hashSecret(secret),
    created_by: actor,
    created_at: now,
    expires_at: expiresAt,
    last_used_at: null,
    revoked_at: null,
  };
  await database.inTransaction(async () => {
    await database.connection().insertInto('scim_tokens').values(token).execute();
    await noteOperatorAct(database, { actor, act: 'scim-token.created', subject: token.name });
  });
  return { token, secret };
}

/** Newest first, without those that were revoked. */
export function listScimTokens(database: Database): Promise<ScimTokenRow[]> {
  return database
    .connection()
    .selectFrom('scim_tokens')
    .selectAll()
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** @throws Refusal NOT_FOUND */
export async function revokeScimToken(
  database: Database,
  actor: string,
  id: string,
): Promise<ScimTokenRow> {
  return database.inTransaction(async () => {
    const row = await database
      .connection()
      .updateTable('scim_tokens')
      .set({ revoked_at: Date.now() })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new Refusal('NOT_FOUND', 'No token of a directory has this id.');
    await noteOperatorAct(database, { actor, act: 'scim-token.revoked', subject: row.name });
    return row;
  });
}

/** Undefined for a secret that never was a token’s, or no longer is. */
export async function findScimToken(
  database: Database,
  secret: string,
  now = Date.now(),
): Promise<ScimTokenRow | undefined> {
  if (!FORM.test(secret)) return undefined;
  const row = await database
    .connection()
    .selectFrom('scim_tokens')
    .selectAll()
    .where('hash', '=', hashSecret(secret))
    .executeTakeFirst();
  if (!row || row.revoked_at !== null || row.expires_at <= now) return undefined;
  if (now - (row.last_used_at ?? 0) > MINUTE_MS)
    await database
      .connection()
      .updateTable('scim_tokens')
      .set({ last_used_at: now })
      .where('id', '=', row.id)
      .execute();
  return row;
}

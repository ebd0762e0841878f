// Copies a person's own audience for a team that uses it in its terms. Pitfall: the original may be
// deleted by its author, end, or be renewed, but the copy must never change.
import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '@/server/platform/database/Database';
import { ownAudienceIds } from './ownAudienceId';

/**
 * Call it in a transaction.
 * @param key of an audience that exists
 * @returns the key with a copy in place of each own audience that is not the workspace's already
 */
export async function copyForWorkspace(
  database: Database,
  workspaceId: string,
  key: string,
  now: number,
): Promise<string> {
  let copied = key;
  for (const id of ownAudienceIds(key)) {
    if (await belongsTo(database, workspaceId, id)) continue;
    copied = copied.replaceAll(id, await copy(database, workspaceId, id, now));
  }
  return copied;
}

/** True for audiences that the workspace renews or has copied. */
async function belongsTo(database: Database, workspaceId: string, id: string): Promise<boolean> {
  const row = await database
    .connection()
    .selectFrom('audience_revisions')
    .select('id')
    .where('audience_id', '=', id)
    .where('workspace_id', '=', workspaceId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Equal audiences are copied once. */
async function copy(
  database: Database,
  workspaceId: string,
  id: string,
  now: number,
): Promise<string> {
  const row = await database
    .connection()
    .selectFrom('audiences')
    .select(['name', 'recipe'])
    .where('id', '=', id)
    .executeTakeFirst();
  // Deleted a moment ago: as anywhere else, its key says so.
  if (row?.recipe == null) return id;
  const { name, recipe } = row;
  const hash = createHash('sha256').update(recipe).digest('base64url');
  const known = await database
    .connection()
    .selectFrom('audience_revisions')
    .select('audience_id')
    .where('workspace_id', '=', workspaceId)
    .where('origin', '=', 'COPY')
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (known) return known.audience_id;
  const audienceId = randomId();
  const day = new Date(now).toISOString().slice(0, 10);
  await database
    .connection()
    .insertInto('audiences')
    .values({
      ...{ id: audienceId, name, recipe, created_at: now, used_at: now, deleted_at: null },
      // Its workspace looks after it; no browser does.
      token_hash: randomBytes(32).toString('hex'),
    })
    .execute();
  await database
    .connection()
    .insertInto('audience_revisions')
    .values({
      ...{ id: randomId(), workspace_id: workspaceId, audience_id: audienceId, hash },
      ...{ recipe, origin: 'COPY', from_day: day, to_day: day, taken_at: now },
    })
    .execute();
  return audienceId;
}

const randomId = (): string => randomBytes(16).toString('base64url');

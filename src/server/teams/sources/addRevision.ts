// Turns counts into a revision of the audience, which takes effect at once. Pitfall: equal counts
// make no revision, or every day would bring an empty one.
// Ruled by docs/decisions/0049-living-audiences.md.
import { createHash, randomBytes } from 'node:crypto';
import type { AudienceRecipe } from '@/server/model/audiences/AudienceRecipe';
import { checkName, writeRecipe } from '@/server/model/audiences/checkRecipe';
import type { Database } from '@/server/platform/database/Database';
import type {
  AudienceRevisionRow,
  AudienceSourceRow,
} from '@/server/platform/database/SourceTables';
import { newId } from '@/server/teams/workspaces/checkText';
import type { CountedDays } from './SourceApi';

export interface SourceRevisionRow extends AudienceRevisionRow {
  readonly origin: AudienceSourceRow['kind'];
}

/**
 * Call it in a transaction. The source is marked as answering.
 * @returns undefined if the counts are those of the newest revision
 */
export async function addRevision(
  database: Database,
  source: AudienceSourceRow,
  { recipe, from, to }: CountedDays & { readonly recipe: AudienceRecipe },
  now: number,
): Promise<AudienceRevisionRow | undefined> {
  const json = writeRecipe(recipe);
  const hash = createHash('sha256').update(json).digest('base64url');
  await database
    .connection()
    .updateTable('audience_sources')
    .set({ renewed_at: now, failing_since: null, error: null })
    .where('id', '=', source.id)
    .execute();
  const [newest] = await listRevisions(database, source.audience_id, 1);
  if (newest?.hash === hash) return undefined;
  const row: AudienceRevisionRow = {
    id: newId(),
    workspace_id: source.workspace_id,
    audience_id: source.audience_id,
    hash,
    recipe: json,
    origin: source.kind,
    from_day: from,
    to_day: to,
    // Two revisions in one millisecond would have no order.
    taken_at: Math.max(now, Number(newest?.taken_at ?? 0) + 1),
  };
  await database.connection().insertInto('audience_revisions').values(row).execute();
  await database
    .connection()
    .insertInto('audiences')
    .values({
      id: source.audience_id,
      name: checkName(source.name),
      recipe: json,
      // Its workspace looks after it; no browser does.
      token_hash: randomBytes(32).toString('hex'),
      created_at: now,
      used_at: now,
      deleted_at: null,
    })
    .onConflict((known) => known.column('id').doUpdateSet({ recipe: json, used_at: now }))
    .execute();
  return row;
}

/** Newest first. */
export function listRevisions(
  database: Database,
  audienceId: string,
  limit: number,
): Promise<SourceRevisionRow[]> {
  return database
    .connection()
    .selectFrom('audience_revisions')
    .selectAll()
    .where('audience_id', '=', audienceId)
    .where('origin', '!=', 'COPY')
    .$narrowType<Pick<SourceRevisionRow, 'origin'>>()
    .orderBy('taken_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

import type { Database } from '@/server/platform/database/Database';
import { UNUSED_DAYS } from './ownAudiences';

/** Of those days, the last ones, in which an audience is marked as about to end. */
const GRACE_DAYS = 7;

const DAY_MS = 86_400_000;

/**
 * Ends audiences that were unused for too long, in two steps a week apart: if a wrong clock marks
 * audiences, the next correct reading unmarks them. Forgets audiences that ended a year ago.
 * Renewed audiences, and those that a workspace has copied, stay even if nobody looks at them.
 */
export async function endUnusedAudiences(database: Database, now = Date.now()): Promise<void> {
  const connection = database.connection();
  const markBefore = now - (UNUSED_DAYS - GRACE_DAYS) * DAY_MS;
  await connection
    .updateTable('audiences')
    .set({ ending_at: null })
    .where('recipe', 'is not', null)
    .where('ending_at', 'is not', null)
    .where(({ eb, or }) =>
      or([
        eb('ending_at', '>', now),
        // Unobserved time: the clock jumped, or no server ran.
        eb('ending_at', '<', now - 2 * GRACE_DAYS * DAY_MS),
        eb('used_at', '>', markBefore),
      ]),
    )
    .execute();
  await connection
    .updateTable('audiences')
    .set({ recipe: null, name: '' })
    .where('ending_at', '<=', now - GRACE_DAYS * DAY_MS)
    .where('used_at', '<=', now - UNUSED_DAYS * DAY_MS)
    .where('recipe', 'is not', null)
    .where('id', 'not in', ({ selectFrom }) => selectFrom('audience_sources').select('audience_id'))
    .where('id', 'not in', ({ selectFrom }) =>
      selectFrom('audience_revisions').select('audience_id').where('origin', '=', 'COPY'),
    )
    .execute();
  await connection
    .updateTable('audiences')
    .set({ ending_at: now })
    .where('ending_at', 'is', null)
    .where('used_at', '<=', markBefore)
    .where('id', 'not in', ({ selectFrom }) => selectFrom('audience_sources').select('audience_id'))
    .where('id', 'not in', ({ selectFrom }) =>
      selectFrom('audience_revisions').select('audience_id').where('origin', '=', 'COPY'),
    )
    .execute();
  await connection
    .deleteFrom('audience_revisions')
    .where('audience_id', 'in', ({ selectFrom }) =>
      selectFrom('audiences').select('audiences.id').where('recipe', 'is', null),
    )
    .execute();
  await connection
    .deleteFrom('audiences')
    .where('recipe', 'is', null)
    .where('used_at', '<=', now - (UNUSED_DAYS + 365) * DAY_MS)
    .execute();
}

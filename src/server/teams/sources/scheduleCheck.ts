import type { Database } from '@/server/platform/database/Database';
import { enqueue } from '@/server/platform/jobs/enqueue';

export const DUE_SOURCES_JOB = 'sources.due';

/** Checks for due sources without waiting for the next regular time. Call it in a transaction. */
export async function scheduleCheck(database: Database): Promise<void> {
  await enqueue(database, { kind: DUE_SOURCES_JOB, payload: {}, dedupeKey: 'soon' });
}

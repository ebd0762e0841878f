import type { Database } from '@/server/platform/database/Database';

export interface SourceState {
  readonly answering: number;
  readonly failing: number;
  /** Milliseconds since the answer of the source that is late the longest; 0 if none is late. */
  readonly latestMs: number;
}

/** Audiences that are synced from analytics: how many still are, and how late the latest one is. */
export async function sourceState(database: Database, now = Date.now()): Promise<SourceState> {
  const rows = await database
    .connection()
    .selectFrom('audience_sources')
    .select(['failing_since', 'renewed_at', 'created_at', 'next_at'])
    .execute();
  const isFailing = ({ failing_since }: (typeof rows)[number]): boolean => failing_since !== null;
  const late = rows
    .filter((row) => isFailing(row) || (row.next_at !== null && Number(row.next_at) < now))
    .map(({ renewed_at, created_at }) => now - Number(renewed_at ?? created_at));
  return {
    answering: rows.filter((row) => !isFailing(row)).length,
    failing: rows.filter(isFailing).length,
    latestMs: Math.max(0, ...late),
  };
}

import { inChunks } from '@/server/platform/database/inChunks';

/** Fewer than elsewhere: these rows have many columns. */
const CHUNK = 50;

export async function insertAll<Row>(
  rows: readonly Row[],
  insert: (rows: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  for (const some of inChunks(rows, CHUNK)) await insert(some);
}

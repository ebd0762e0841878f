import { inChunks } from '@/server/platform/database/inChunks';

/** Fewer than elsewhere: these rows have many columns. */
const CHUNK = 50;

/** Writes each chunk's rows when it is its turn, so that long lists hold up nothing else. */
export async function insertAll<One, Row>(
  all: readonly One[],
  toRow: (one: One) => Row | undefined,
  insert: (rows: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  for (const some of inChunks(all, CHUNK)) {
    const rows = some.map(toRow).filter((row) => row !== undefined);
    if (rows.length > 0) await insert(rows);
  }
}

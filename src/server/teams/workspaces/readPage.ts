// A page of a list in the database, newest first. A cursor holds the moment and the id of its row, so
// that a page is one look at an index, however long the list.
import { Refusal } from '@/domain/Refusal';
import { checkFirst, type Connection } from '@/server/model/features/connection';

export interface KeysetArgs {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

/** Where a row stands: its moment, and its id among those of one moment. */
export type Keyset = readonly [at: number, id: string];

const SIZES = { byDefault: 50, max: 100 };

/** @param read gives at most `limit` rows that come after `before` in the list */
export async function readPage<Row>(
  { first, after }: KeysetArgs,
  getKeyset: (row: Row) => Keyset,
  read: (before: Keyset | undefined, limit: number) => Promise<readonly Row[]>,
): Promise<Connection<Row>> {
  const size = checkFirst(first, SIZES);
  const found = await read(after == null ? undefined : decode(after), size + 1);
  // One row that is not shown stands for all that precede the page.
  const before = after == null ? 0 : 1;
  return {
    rows: {
      length: before + found.length,
      at: (index) => found[index - before]!,
      getName: (row) => getKeyset(row).join(':'),
      indexOf: () => -1,
    },
    from: before,
    to: before + Math.min(found.length, size),
  };
}

function decode(cursor: string): Keyset {
  const [, at, id] =
    /^row:(\d{1,15}):([\w-]{1,64})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (at !== undefined && id !== undefined) return [Number(at), id];
  throw new Refusal(
    'CURSOR_INVALID',
    '`after` is not a cursor of this list. Take one from its `edges` or `pageInfo`.',
  );
}

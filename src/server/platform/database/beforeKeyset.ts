import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** Rows that come after one in a list whose newest are first: earlier, or as old with a lower id. */
export const beforeKeyset = (
  column: string,
  [at, id]: readonly [at: number, id: string],
): RawBuilder<SqlBool> => sql<SqlBool>`(${sql.ref(column)}, ${sql.ref('id')}) < (${at}, ${id})`;

import { type Expression, sql, type SqlBool } from 'kysely';

/** True where `field` has `text` in it, whose `%` and `_` stand for themselves. */
export const hasText = (field: Expression<string>, text: string): Expression<SqlBool> => {
  const escaped = text.replace(/[\\%_]/g, String.raw`\$&`);
  // SQLite has no escape character unless it is named.
  return sql<SqlBool>`${field} like ${`%${escaped}%`} escape '\\'`;
};

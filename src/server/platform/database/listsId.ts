import { type RawBuilder, sql, type SqlBool } from 'kysely';

/**
 * Rows whose JSON list of ids has one, given as it is or as the column that holds it. Not LIKE, to
 * which an underscore of an id is any character.
 */
export const listsId = (
  list: string,
  id: string | { readonly column: string },
): RawBuilder<SqlBool> => {
  const ids = sql.ref(list);
  const one = typeof id === 'string' ? sql.val(id) : sql.ref(id.column);
  return sql<SqlBool>`replace(${ids}, '"' || ${one} || '"', '') <> ${ids}`;
};

// Conditions that follow from what someone asks, so that no query can spell them out.
import { type Expression, sql, type SqlBool } from 'kysely';

export type Condition = Expression<SqlBool>;
export type Text = Expression<string | null>;

export const column = (name: string): Text => sql<string | null>`${sql.ref(name)}`;

export const lower = (text: Text): Text => sql<string | null>`lower(${text})`;

/** The first of two texts that there is. */
export const either = (first: Text, second: Text): Text =>
  sql<string | null>`coalesce(${first}, ${second})`;

/** True where every part is. */
export const all = (parts: readonly Condition[]): Condition =>
  parts.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`(${sql.join(parts, sql` and `)})`;

/** True where a part is; parts must not be empty. */
export const some = (parts: readonly Condition[]): Condition =>
  sql<SqlBool>`(${sql.join(parts, sql` or `)})`;

export const not = (part: Condition): Condition => sql<SqlBool>`not (${part})`;

/** No text counts as an empty one. */
export const equals = (text: Text, value: string): Condition =>
  sql<SqlBool>`coalesce(${text}, '') = ${value}`;

/** @param place of `value`, whose `%` and `_` stand for themselves, in the text */
export function contains(
  text: Text,
  value: string,
  place: 'anywhere' | 'first' | 'last',
): Condition {
  const escaped = value.replace(/[\\%_]/g, String.raw`\$&`);
  const pattern = `${place === 'first' ? '' : '%'}${escaped}${place === 'last' ? '' : '%'}`;
  // SQLite has no escape character unless it is named.
  return sql<SqlBool>`coalesce(${text}, '') like ${pattern} escape '\\'`;
}

/** True where a flag of the account library is set. */
export const isSet = (name: string, kind: 'sqlite' | 'postgres'): Condition =>
  kind === 'sqlite'
    ? sql<SqlBool>`coalesce(${sql.ref(name)}, 0) = 1`
    : sql<SqlBool>`coalesce(${sql.ref(name)}, false)`;

/** True where another table has a row that belongs to this one. */
export const has = (table: string, key: string, own: string, condition: Condition): Condition =>
  sql<SqlBool>`exists (select 1 from ${sql.table(table)} where ${sql.ref(`${table}.${key}`)} = ${sql.ref(own)} and ${condition})`;

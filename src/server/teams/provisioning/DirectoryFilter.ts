// What a directory looks for, and as a condition of the database.
import { type Expression, sql, type SqlBool } from 'kysely';
import { Refusal } from '@/domain/Refusal';

export const OPERATORS = ['eq', 'ne', 'co', 'sw', 'ew', 'pr'] as const;

export interface Comparison {
  /** In lower case, such as `emails.value`. */
  readonly attribute: string;
  readonly operator: (typeof OPERATORS)[number];
  /** Undefined for `pr`. */
  readonly value: string | boolean | undefined;
}

export type DirectoryFilter =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly DirectoryFilter[] }
  | { readonly kind: 'not'; readonly part: DirectoryFilter }
  | ({ readonly kind: 'compare' } & Comparison);

/** The condition for a comparison of one attribute. */
export type Condition = (comparison: Comparison) => Expression<SqlBool>;

/** @throws Refusal ARGUMENT_INVALID for an attribute that has no condition */
export function toCondition(
  filter: DirectoryFilter | undefined,
  conditions: Readonly<Record<string, Condition>>,
): Expression<SqlBool> {
  if (filter === undefined) return sql<SqlBool>`1 = 1`;
  if (filter.kind === 'not') return sql<SqlBool>`not (${toCondition(filter.part, conditions)})`;
  if (filter.kind === 'compare') {
    if (!Object.hasOwn(conditions, filter.attribute)) throw unknown(filter.attribute, conditions);
    return conditions[filter.attribute]!(filter);
  }
  const parts = filter.parts.map((part) => toCondition(part, conditions));
  return sql<SqlBool>`(${sql.join(parts, filter.kind === 'and' ? sql` and ` : sql` or `)})`;
}

const unknown = (attribute: string, conditions: object): Refusal =>
  new Refusal(
    'ARGUMENT_INVALID',
    `This server does not filter by “${attribute.slice(0, 60)}”, only by ${Object.keys(conditions).join(', ')}.`,
    { scimType: 'invalidFilter' },
  );

/** @param isFolded whether the text is in lower case, so that case does not matter */
export function ofText(text: Expression<string | null>, isFolded = false): Condition {
  return ({ operator, value }) => {
    if (operator === 'pr') return sql<SqlBool>`coalesce(${text}, '') <> ''`;
    const asked = isFolded ? String(value).toLowerCase() : String(value);
    const escaped = asked.replace(/[\\%_]/g, String.raw`\$&`);
    const like = (pattern: string) =>
      sql<SqlBool>`coalesce(${text}, '') like ${pattern} escape '\\'`;
    if (operator === 'co') return like(`%${escaped}%`);
    if (operator === 'sw') return like(`${escaped}%`);
    if (operator === 'ew') return like(`%${escaped}`);
    return operator === 'eq'
      ? sql<SqlBool>`coalesce(${text}, '') = ${asked}`
      : sql<SqlBool>`coalesce(${text}, '') <> ${asked}`;
  };
}

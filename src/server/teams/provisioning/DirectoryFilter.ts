// A directory's question, and the condition of the database for it.
import { Refusal } from '@/domain/Refusal';
import {
  all,
  type Condition,
  contains,
  equals,
  not,
  some,
  type Text,
} from '@/server/platform/database/conditions';

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
export type ToCondition = (comparison: Comparison) => Condition;

/** @throws Refusal ARGUMENT_INVALID for an attribute that has no condition */
export function toCondition(
  filter: DirectoryFilter | undefined,
  conditions: Readonly<Record<string, ToCondition>>,
): Condition {
  if (filter === undefined) return all([]);
  if (filter.kind === 'not') return not(toCondition(filter.part, conditions));
  if (filter.kind === 'compare') {
    if (!Object.hasOwn(conditions, filter.attribute)) throw unknown(filter.attribute, conditions);
    return conditions[filter.attribute]!(filter);
  }
  const parts = filter.parts.map((part) => toCondition(part, conditions));
  return filter.kind === 'and' ? all(parts) : some(parts);
}

const unknown = (attribute: string, conditions: object): Refusal =>
  new Refusal(
    'ARGUMENT_INVALID',
    `This server does not filter by “${attribute.slice(0, 60)}”, only by ${Object.keys(conditions).join(', ')}.`,
    { scimType: 'invalidFilter' },
  );

/** @param isFolded whether the text is in lower case, so that case does not matter */
export function ofText(text: Text, isFolded = false): ToCondition {
  return ({ operator, value }) => {
    const asked = isFolded ? String(value).toLowerCase() : String(value);
    if (operator === 'pr') return not(equals(text, ''));
    if (operator === 'co') return contains(text, asked, 'anywhere');
    if (operator === 'sw') return contains(text, asked, 'first');
    if (operator === 'ew') return contains(text, asked, 'last');
    return operator === 'eq' ? equals(text, asked) : not(equals(text, asked));
  };
}

// Changes to a query as a form makes them: by its parts, the operands of its outermost AND, whose
// text stays as it was typed.
import { parseQuery } from './parseQuery';
import { printTerm } from './printQuery';
import type { Expression } from './Query';
import type { TermName } from './terms.data';

interface Part {
  readonly text: string;
  readonly expression: Expression;
}

/** What must all hold, each as a query of its own; undefined for a text that does not parse. */
export function partsOf(text: string): readonly Part[] | undefined {
  const parsed = parseQuery(text);
  if ('problem' in parsed) return undefined;
  const { query } = parsed;
  if (query.kind === 'all') return [];
  const operands = query.kind === 'and' ? query.operands : [query];
  return operands.map((expression) => ({ text: partText(text, expression), expression }));
}

/** `a OR b` beside something else needs brackets; within its own it has them. */
function partText(text: string, expression: Expression): string {
  const own = text.slice(expression.start, expression.end);
  // A group starts where its bracket does, before the first of its operands.
  const hasBrackets = expression.kind === 'or' && expression.start < expression.operands[0]!.start;
  return expression.kind === 'or' && !hasBrackets ? `(${own})` : own;
}

/**
 * The value of a term that stands by itself, as it is written after the colon; undefined where
 * there is none.
 */
export function valueOf(text: string, name: TermName): string | undefined {
  const part = partsOf(text)?.find(({ expression }) => expression.kind === name);
  if (
    !part ||
    part.expression.kind === 'and' ||
    part.expression.kind === 'or' ||
    part.expression.kind === 'not'
  )
    return undefined;
  return printTerm(part.expression).slice(name.length + 1);
}

/**
 * The query with this value of a term and no other, or without the term. A text that does not parse
 * stays as it is.
 */
export function withTerm(text: string, name: TermName, value: string | undefined): string {
  const parts = partsOf(text);
  if (!parts) return text;
  const others = parts
    .filter(({ expression }) => expression.kind !== name)
    .map((part) => part.text);
  return [...others, ...(value === undefined ? [] : [`${name}:${value}`])].join(' ');
}

/** The query without its part at `index`. */
export function withoutPart(text: string, index: number): string {
  const parts = partsOf(text);
  return parts
    ? parts
        .filter((_, position) => position !== index)
        .map((part) => part.text)
        .join(' ')
    : text;
}

// Edits a query part by part, as a form does. Parts are the operands of the outermost AND; the
// others keep their text as typed.
import { parseQuery } from './parseQuery';
import { printTerm } from './printQuery';
import type { Expression } from './Query';
import type { TermName } from './terms.data';

interface Part {
  readonly text: string;
  readonly expression: Expression;
}

/** The operands of the outermost AND, each as a query; undefined if the text doesn't parse. */
export function splitParts(text: string): readonly Part[] | undefined {
  const parsed = parseQuery(text);
  if ('problem' in parsed) return undefined;
  const { query } = parsed;
  if (query.kind === 'all') return [];
  const operands = query.kind === 'and' ? query.operands : [query];
  return operands.map((expression) => ({ text: partText(text, expression), expression }));
}

/** `a OR b` needs parentheses next to another part; in its own text it has them. */
function partText(text: string, expression: Expression): string {
  const own = text.slice(expression.start, expression.end);
  // A group's range starts at its parenthesis, before its first operand.
  const hasBrackets = expression.kind === 'or' && expression.start < expression.operands[0]!.start;
  return expression.kind === 'or' && !hasBrackets ? `(${own})` : own;
}

/**
 * The value of a top-level term, as written after the colon; undefined if the query lacks the term.
 */
export function getValue(text: string, name: TermName): string | undefined {
  const part = splitParts(text)?.find(({ expression }) => expression.kind === name);
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
 * Sets, replaces or (with undefined) removes a top-level term. Text that doesn't parse is returned
 * unchanged.
 */
export function withTerm(text: string, name: TermName, value: string | undefined): string {
  const parts = splitParts(text);
  if (!parts) return text;
  const others = parts
    .filter(({ expression }) => expression.kind !== name)
    .map((part) => part.text);
  return [...others, ...(value === undefined ? [] : [`${name}:${value}`])].join(' ');
}

export function withoutPart(text: string, index: number): string {
  const parts = splitParts(text);
  return parts
    ? parts
        .filter((_, position) => position !== index)
        .map((part) => part.text)
        .join(' ')
    : text;
}

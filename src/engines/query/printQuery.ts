// Prints a query in canonical form; parsing the result gives the same query.
import type { Bound, DayRange, Expression, Query, Term } from './Query';
import { quoteValue, quoteWord } from './quoteValue';

export function printQuery(query: Query): string {
  return query.kind === 'all' ? '' : printed(query);
}

function printed(expression: Expression): string {
  switch (expression.kind) {
    case 'and':
      return expression.operands.map(operand).join(' ');
    case 'or':
      return expression.operands
        .map((each) => (each.kind === 'or' ? operand(each) : printed(each)))
        .join(' OR ');
    case 'not':
      return `-${operand(expression.operand)}`;
    default:
      return printTerm(expression);
  }
}

function operand(expression: Expression): string {
  return expression.kind === 'and' || expression.kind === 'or'
    ? `(${printed(expression)})`
    : printed(expression);
}

/** Prints one term as it would be typed: `name:grid`, a bare word or a phrase. */
export function printTerm(term: Term): string {
  switch (term.kind) {
    case 'text':
      return quoteWord(term.value);
    case 'available_on':
    case 'missing':
    case 'missing_only':
      return `${term.kind}:${term.browser}`;
    case 'available_date':
      return `available_date:${term.browser}:${printDays(term.days)}`;
    case 'baseline_date':
    case 'widely_date':
      return `${term.kind}:${printDays(term.days)}`;
    case 'baseline_status':
    case 'baseline_status_published':
      return `${term.kind}:${term.status}`;
    case 'coverage':
      return `coverage:${printBounds(term.bounds)}`;
    default:
      return `${term.kind}:${quoteValue(term.value)}`;
  }
}

function printDays({ from, to }: DayRange): string {
  return `${from}..${to}`;
}

function printBounds([first, second]: readonly Bound[]): string {
  return second ? `${first!.percent}..${second.percent}` : `${first!.operator}${first!.percent}`;
}

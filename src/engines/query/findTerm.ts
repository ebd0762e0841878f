import type { Expression, Query } from './Query';
import type { TermName } from './terms.data';

/** The first term of a name, wherever it stands. */
export function findTerm(
  query: Query,
  name: TermName,
): Pick<Expression, 'start' | 'end'> | undefined {
  switch (query.kind) {
    case 'all':
      return undefined;
    case 'and':
    case 'or':
      for (const operand of query.operands) {
        const found = findTerm(operand, name);
        if (found) return found;
      }
      return undefined;
    case 'not':
      return findTerm(query.operand, name);
    default:
      return query.kind === name ? query : undefined;
  }
}

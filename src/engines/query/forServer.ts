// The query language as the server sees it: queries become predicates, completions and a
// vocabulary.
export { completionAt } from './completionAt';
export { findTerm } from './findTerm';
export { parseQuery } from './parseQuery';
export type { Bound, DayRange, Expression, Query, Term } from './Query';
export type { QueryProblem } from './QueryProblem';
export { quoteValue } from './quoteValue';
export type { QueryNames } from './readTerm';
export {
  CORE_BROWSERS,
  type CoreBrowser,
  type Decided,
  DECISIONS,
  LIMITED_KINDS,
  QUERY_LIMITS,
  STATUSES,
  TERM_NAMES,
  type TermName,
  TERMS,
  YES_NO,
} from './terms.data';

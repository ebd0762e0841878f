// The query language as the features page sees it: a query is checked and edited part by part.
export { getValue, splitParts, withoutPart, withTerm } from './editQuery';
export { parseQuery } from './parseQuery';
export { DECISIONS, type TermName } from './terms.data';

// A filter as a tree. The caller's filter and the key's restrictions are joined as trees, never as
// text, so a caller can't inject syntax that escapes its own branch.
import { SEARCH_FACETS, type SearchFacet } from '@/domain/SearchSettings';
import { type FilterAttribute, getFacetValues } from './FacetColumns';
import type { SearchIndex } from './SearchIndex';

export type ComparisonOperator = '<' | '<=' | '=' | '!=' | '>=' | '>';

export type Predicate =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Predicate[] }
  | { readonly kind: 'not'; readonly part: Predicate }
  | { readonly kind: 'word'; readonly attribute: FilterAttribute; readonly value: string }
  | {
      readonly kind: 'number';
      readonly attribute: 'newlyAt';
      readonly comparison: ComparisonOperator;
      readonly value: number;
    };

/** Compiles a filter to a test for record positions. */
export function compilePredicate(
  predicate: Predicate,
  index: SearchIndex,
): (position: number) => boolean {
  switch (predicate.kind) {
    case 'and': {
      const tests = predicate.parts.map((part) => compilePredicate(part, index));
      return (position) => tests.every((test) => test(position));
    }
    case 'or': {
      const tests = predicate.parts.map((part) => compilePredicate(part, index));
      return (position) => tests.some((test) => test(position));
    }
    case 'not': {
      const test = compilePredicate(predicate.part, index);
      return (position) => !test(position);
    }
    case 'word':
      return compileWord(predicate.attribute, predicate.value, index);
    case 'number':
      return (position) =>
        compares(index.newlyAt[position]!, predicate.comparison, predicate.value);
  }
}

function compileWord(
  attribute: FilterAttribute,
  value: string,
  index: SearchIndex,
): (position: number) => boolean {
  if (isFacet(attribute)) return index.columns[attribute].has(value);
  const wanted = value.toLowerCase();

  return (position) =>
    getFacetValues(index.records.identityAt(position), attribute).some(
      (word) => word.toLowerCase() === wanted,
    );
}

export const isFacet = (attribute: string): attribute is SearchFacet =>
  SEARCH_FACETS.some((facet) => facet === attribute);

/** A record without the number fails every comparison, including `!=`. */
function compares(actual: number, comparison: ComparisonOperator, value: number): boolean {
  if (Number.isNaN(actual)) return false;
  switch (comparison) {
    case '<':
      return actual < value;
    case '<=':
      return actual <= value;
    case '=':
      return actual === value;
    case '!=':
      return actual !== value;
    case '>=':
      return actual >= value;
    case '>':
      return actual > value;
  }
}

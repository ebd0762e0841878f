import { FILTER_ATTRIBUTES, NUMERIC_ATTRIBUTES } from './FacetColumns';
import type { ComparisonOperator, Predicate } from './Predicate';
import { SearchProblem } from './SearchProblem';

/**
 * Builds a condition on a string attribute.
 * @param where the request parameter, named in the error
 * @throws SearchProblem for an attribute that accepts no filter
 */
export function toWordPredicate(where: string, attribute: string, value: string): Predicate {
  const known = FILTER_ATTRIBUTES.find((name) => name === attribute);
  if (known === undefined)
    throw new SearchProblem(
      `${where}: “${attribute}” cannot be filtered by. What can: ${FILTER_ATTRIBUTES.join(', ')}; by number: ${NUMERIC_ATTRIBUTES.join(', ')}.`,
    );
  return { kind: 'word', attribute: known, value };
}

/** The numeric counterpart of `toWordPredicate`. */
export function toNumberPredicate(
  where: string,
  attribute: string,
  comparison: ComparisonOperator,
  value: string,
): Predicate {
  const known = NUMERIC_ATTRIBUTES.find((name) => name === attribute);
  if (known === undefined)
    throw new SearchProblem(
      `${where}: “${attribute}” is not a number. Numbers are: ${NUMERIC_ATTRIBUTES.join(', ')}.`,
    );
  const number = value.trim() === '' ? Number.NaN : Number(value);
  if (!Number.isFinite(number))
    throw new SearchProblem(
      `${where}: “${value}” stands where a number for ${known} was expected.`,
    );
  return { kind: 'number', attribute: known, comparison, value: number };
}

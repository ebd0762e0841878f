import { isObject } from './readChanges';
import { scimProblem } from './scimProblem';

const NAMES = ['filter', 'startIndex', 'count', 'attributes', 'excludedAttributes'];

/** A list that is asked for by a body (RFC 7644, 3.4.3), as a query. @throws Refusal ARGUMENT_INVALID */
export function readSearch(body: unknown): URLSearchParams {
  if (!isObject(body)) throw scimProblem('invalidSyntax', 'The body is not an object.');
  const entries = Object.entries(body).filter(([name]) => NAMES.includes(name));
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
}

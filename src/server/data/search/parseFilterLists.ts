// Parses `facetFilters` and `numericFilters`: an outer array is AND, an inner array is OR.
// `kind:-key` excludes keys; `\-` escapes a leading hyphen.
import { toNumberPredicate, toWordPredicate } from './filterAttributes';
import type { ComparisonOperator, Predicate } from './Predicate';
import { SearchProblem } from './SearchProblem';

export const parseFacetFilters = (value: unknown): Predicate =>
  conjunction('facetFilters', value, facetCondition);

export const parseNumericFilters = (value: unknown): Predicate =>
  conjunction('numericFilters', value, numericCondition);

type ReadCondition = (text: string) => Predicate;

function conjunction(where: string, value: unknown, read: ReadCondition): Predicate {
  const list = typeof value === 'string' ? parsedText(value) : value;
  if (!Array.isArray(list)) return condition(where, list, read);
  return {
    kind: 'and',
    parts: list.map((part: unknown) =>
      Array.isArray(part) ? alternatives(where, part, read) : condition(where, part, read),
    ),
  };
}

function alternatives(where: string, parts: readonly unknown[], read: ReadCondition): Predicate {
  return parts.length === 0
    ? { kind: 'and', parts: [] }
    : { kind: 'or', parts: parts.map((part) => condition(where, part, read)) };
}

function condition(where: string, value: unknown, read: ReadCondition): Predicate {
  if (typeof value !== 'string')
    throw new SearchProblem(
      `${where}: a text such as kind:feature, or lists of them two deep, was expected.`,
    );
  return read(value);
}

/** In the `params` string, lists are JSON. */
function parsedText(value: string): unknown {
  if (!value.trimStart().startsWith('[')) return value;
  try {
    return JSON.parse(value);
  } catch {
    throw new SearchProblem(`“${value}” begins like a JSON list, but is none.`);
  }
}

function facetCondition(text: string): Predicate {
  const colon = text.indexOf(':');
  if (colon < 1) throw new SearchProblem(`facetFilters: “${text}” is not attribute:value.`);
  const value = text.slice(colon + 1);
  const isNegated = value.startsWith('-');
  const word = toWordPredicate(
    'facetFilters',
    text.slice(0, colon).trim(),
    isNegated ? value.slice(1) : value.replace(/^\\-/, '-'),
  );

  return isNegated ? { kind: 'not', part: word } : word;
}

function numericCondition(text: string): Predicate {
  const range = /^\s*([\w.]+)\s*:\s*(\S+)\s+TO\s+(\S+)\s*$/.exec(text);
  if (range) {
    const [, attribute, from, to] = range as unknown as [string, string, string, string];
    return {
      kind: 'and',
      parts: [
        toNumberPredicate('numericFilters', attribute, '>=', from),
        toNumberPredicate('numericFilters', attribute, '<=', to),
      ],
    };
  }
  const comparison = /^\s*([\w.]+)\s*(<=|>=|!=|<|>|=|:)\s*(\S+)\s*$/.exec(text);
  if (!comparison)
    throw new SearchProblem(
      `numericFilters: “${text}” is not a comparison such as newlyAt >= 1700000000.`,
    );
  const [, attribute, operator, value] = comparison as unknown as [string, string, string, string];

  return toNumberPredicate(
    'numericFilters',
    attribute,
    operator === ':' ? '=' : (operator as ComparisonOperator),
    value,
  );
}

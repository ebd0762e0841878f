// Routes a search call by path. Supported: several queries at once, one query, and the values of
// one facet.
import { EMBEDDED_SEARCH } from '@/domain/SearchSettings';
import { inSpan } from '@/server/platform/observe/trace';
import { answerQuery, type FacetResult, type HitsResult, skippedResult } from './answerQuery';
import { parseSearchParameters } from './parseSearchParameters';
import { readChoice } from './readParameter';
import type { SearchIndex } from './SearchIndex';
import { SearchProblem } from './SearchProblem';
import { SEARCH_LIMITS, type SearchQuery } from './SearchQuery';
import { type KeyRestrictions, mayAsk } from './securedKey';

export type CallAnswer =
  | HitsResult
  | FacetResult
  | { readonly results: readonly (HitsResult | FacetResult)[] };

type Parameters = Readonly<Record<string, unknown>>;

const PUBLISHED =
  'POST /1/indexes/*/queries, /1/indexes/{index}/query and /1/indexes/{index}/facets/{facet}/query';

/**
 * @param path from `/1/` on, still percent-encoded
 * @param body the parsed JSON; undefined without a body
 * @throws SearchProblem 400 for an unsupported call, 403 for what the key does not allow, 404 for
 * an unknown index
 */
export function answerCall(
  path: string,
  body: unknown,
  index: SearchIndex,
  restrictions: KeyRestrictions,
): CallAnswer {
  const [version, indexes, indexName = '', ...rest] = path.split('/').slice(1).map(decodeSegment);
  const operation = version === '1' && indexes === 'indexes' ? rest : [];
  const parameters = requireObject(body ?? {}, 'The body');

  if (operation.length === 1 && operation[0] === 'queries' && indexName === '*')
    return answerQueries(parameters, index, restrictions);
  if (operation.length === 1 && operation[0] === 'query')
    return answerOne(parseAllowedQuery({ ...parameters, indexName }, restrictions), index);
  if (operation.length === 3 && operation[0] === 'facets' && operation[2] === 'query') {
    return answerOne(
      parseAllowedQuery(
        { ...parameters, indexName, type: 'facet', facet: operation[1] },
        restrictions,
      ),
      index,
    );
  }
  throw new SearchProblem(`This engine answers ${PUBLISHED}, and nothing else.`);
}

/** Also serves in-process callers, which need no key. */
export function answerQueries(
  { requests, strategy = 'none', ...others }: Parameters,
  index: SearchIndex,
  restrictions: KeyRestrictions,
) {
  const [unknown] = Object.keys(others);
  if (unknown !== undefined)
    throw new SearchProblem(`“${unknown}” is not read next to requests and strategy.`);
  if (!Array.isArray(requests))
    throw new SearchProblem('requests: a list of queries was expected.');
  if (requests.length > SEARCH_LIMITS.queries)
    throw new SearchProblem(
      `requests: ${requests.length} queries in one call, but the limit is ${SEARCH_LIMITS.queries}.`,
    );
  const stopsEarly =
    readChoice({ strategy }, 'strategy', 'none', ['none', 'stopIfEnoughMatches']) ===
    'stopIfEnoughMatches';
  const queries = requests.map((entry: unknown) =>
    parseAllowedQuery(requireObject(entry, 'A query'), restrictions),
  );
  let isEnough = false;

  return {
    results: queries.map((query) => {
      if (isEnough && !query.facetSearch) return skippedResult(query);
      const result = answerOne(query, index);
      isEnough ||= stopsEarly && 'nbHits' in result && result.nbHits >= query.length;
      return result;
    }),
  };
}

/** The span records only the length of the query, never its text. */
function answerOne(query: SearchQuery, index: SearchIndex): HitsResult | FacetResult {
  return inSpan('search', { 'search.query.length': query.query.length }, () =>
    answerQuery(query, index),
  );
}

/** Parses the query and applies the restrictions of its key. */
function parseAllowedQuery(parameters: Parameters, restrictions: KeyRestrictions): SearchQuery {
  const query = parseSearchParameters(parameters, EMBEDDED_SEARCH.indexName);
  if (!mayAsk(query.indexName, restrictions))
    throw new SearchProblem('This key may not ask this index.', 403);
  return restrictions.predicate
    ? { ...query, predicate: { kind: 'and', parts: [restrictions.predicate, query.predicate] } }
    : query;
}

function requireObject(value: unknown, what: string): Parameters {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Parameters;
  throw new SearchProblem(`${what} is not a JSON object.`);
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new SearchProblem('The path cannot be read.');
  }
}

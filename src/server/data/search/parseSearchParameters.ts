// Parses one query of a call. Supports a documented subset of the protocol and rejects any other
// parameter by name; a filter that is silently ignored would be worse.
import {
  getReplicaName,
  SEARCH_FACETS,
  SEARCH_ORDERS,
  type SearchFacet,
  type SearchOrder,
} from '@/domain/SearchSettings';
import { parseFacetFilters, parseNumericFilters } from './parseFilterLists';
import { parseFilters } from './parseFilters';
import { isFacet, type Predicate } from './Predicate';
import { readChoice, readInteger, readList, readString } from './readParameter';
import type { RankOptions } from './Searched';
import { SearchProblem } from './SearchProblem';
import {
  type AttributeChoice,
  HIGHLIGHTED_ATTRIBUTES,
  type HighlightedAttribute,
  SEARCH_LIMITS,
  type SearchQuery,
} from './SearchQuery';
import type { SearchField } from './searchTexts';

type Parameters = Readonly<Record<string, unknown>>;

/**
 * Accepted without effect: they request statistics, which are not collected, or identify the user.
 */
const IGNORED = [
  'analytics',
  'analyticsTags',
  'clickAnalytics',
  'userToken',
  'getRankingInfo',
  'enablePersonalization',
  'percentileComputation',
];
const READ = [
  'indexName', 'query', 'hitsPerPage', 'page', 'offset', 'length', 'queryType', 'typoTolerance', 'restrictSearchableAttributes', 'attributesToRetrieve',
  'attributesToHighlight', 'highlightPreTag', 'highlightPostTag', 'facets', 'maxValuesPerFacet', 'facetFilters', 'numericFilters', 'filters', 'type',
  'facet', 'facetQuery', 'maxFacetHits', 'params',
]; // oxfmt-ignore
const KNOWN: ReadonlySet<string> = new Set([...READ, ...IGNORED]);

const FIELDS_OF: Readonly<Record<string, readonly SearchField[]>> = {
  name: ['name'],
  alternativeNames: ['ident'],
  path: ['ident', 'keys'],
  group: ['group'],
  description: ['description'],
};

/** @param ownIndex name of the primary index, from which the replica names derive */
export function parseSearchParameters(entry: Parameters, ownIndex: string): SearchQuery {
  const given = withParamsText(entry);
  for (const name of Object.keys(given))
    if (!KNOWN.has(name))
      throw new SearchProblem(
        `“${name}” is not among the parameters this engine reads: ${READ.join(', ')}.`,
      );
  const indexName = readString(given, 'indexName', '');
  const query = readString(given, 'query', '');
  if (Buffer.byteLength(query) > SEARCH_LIMITS.queryBytes)
    throw new SearchProblem(
      `The search is too long: at most ${SEARCH_LIMITS.queryBytes} bytes. Shorten it.`,
    );

  return {
    indexName,
    order: parseOrder(indexName, ownIndex),
    query,
    ranking: parseRankOptions(given),
    ...parsePaging(given),
    predicate: parsePredicate(given),
    attributes: parseAttributes(given),
    highlighted: parseHighlighted(given),
    tags: {
      before: readString(given, 'highlightPreTag', '<em>'),
      after: readString(given, 'highlightPostTag', '</em>'),
    },
    facets: parseFacets(given),
    maxValuesPerFacet: readInteger(given, 'maxValuesPerFacet', 100, {
      from: 1,
      to: SEARCH_LIMITS.facetValues,
    }),
    ...parseFacetSearch(given),
    params: formatParams(given),
  };
}

/**
 * Merges `params: "query=a&hitsPerPage=2"`, the protocol's string form. Explicit parameters win.
 */
function withParamsText({ params, ...entry }: Parameters): Parameters {
  if (params === undefined) return entry;
  if (typeof params !== 'string')
    throw new SearchProblem('params: a text such as query=a&hitsPerPage=2 was expected.');
  return { ...Object.fromEntries(new URLSearchParams(params)), ...entry };
}

function parseOrder(indexName: string, ownIndex: string): SearchOrder | undefined {
  if (indexName === ownIndex) return undefined;
  const order = SEARCH_ORDERS.find((name) => getReplicaName(ownIndex, name) === indexName);
  if (order) return order;
  throw new SearchProblem(
    `Index ${indexName} does not exist. There are ${[ownIndex, ...SEARCH_ORDERS.map((name) => getReplicaName(ownIndex, name))].join(', ')}.`,
    404,
  );
}

const PREFIXES: Readonly<Record<string, RankOptions['prefixes']>> = {
  prefixLast: 'last',
  prefixAll: 'all',
  prefixNone: 'none',
};

function parseRankOptions(given: Parameters): RankOptions {
  const typos = readChoice(given, 'typoTolerance', 'true', ['true', 'false', 'min', 'strict']);
  const restricted = readList(given, 'restrictSearchableAttributes');
  const fields = restricted?.flatMap((name) => {
    if (Object.hasOwn(FIELDS_OF, name)) return FIELDS_OF[name]!;
    throw new SearchProblem(
      `restrictSearchableAttributes: “${name}” is not searched. What is: ${Object.keys(FIELDS_OF).join(', ')}.`,
    );
  });

  return {
    hasTypoTolerance: typos !== 'false',
    prefixes: PREFIXES[readChoice(given, 'queryType', 'prefixLast', Object.keys(PREFIXES))]!,
    ...(fields?.length && { fields: [...new Set(fields)].sort() }),
  };
}

function parsePaging(given: Parameters): Pick<SearchQuery, 'page' | 'offset' | 'length'> {
  const { hits } = SEARCH_LIMITS;
  if (given.offset !== undefined || given.length !== undefined) {
    const length = readInteger(given, 'length', 20, { from: 0, to: hits });
    return {
      page: undefined,
      offset: readInteger(given, 'offset', 0, { from: 0, to: hits }),
      length,
    };
  }
  const length = readInteger(given, 'hitsPerPage', 20, { from: 0, to: hits });
  const page = readInteger(given, 'page', 0, { from: 0, to: 1_000_000 });
  return { page, offset: page * length, length };
}

function parsePredicate(given: Parameters): Predicate {
  const parts: Predicate[] = [];
  if (given.filters !== undefined) parts.push(parseFilters(readString(given, 'filters', '')));
  if (given.facetFilters !== undefined) parts.push(parseFacetFilters(given.facetFilters));
  if (given.numericFilters !== undefined) parts.push(parseNumericFilters(given.numericFilters));
  return { kind: 'and', parts };
}

function parseAttributes(given: Parameters): AttributeChoice {
  const names = readList(given, 'attributesToRetrieve') ?? ['*'];
  const without = new Set(
    names.filter((name) => name.startsWith('-')).map((name) => name.slice(1)),
  );
  const only = names.filter((name) => !name.startsWith('-'));

  return { without, ...(!only.includes('*') && { only: new Set(only) }) };
}

function parseHighlighted(given: Parameters): readonly HighlightedAttribute[] {
  const names = readList(given, 'attributesToHighlight') ?? ['*'];

  return names.includes('*')
    ? HIGHLIGHTED_ATTRIBUTES
    : HIGHLIGHTED_ATTRIBUTES.filter((attribute) => names.includes(attribute));
}

function parseFacets(given: Parameters): readonly SearchFacet[] {
  const names = readList(given, 'facets') ?? [];

  return names.includes('*') ? SEARCH_FACETS : names.map((name) => checkedFacet('facets', name));
}

function parseFacetSearch(given: Parameters): Pick<SearchQuery, 'facetSearch'> {
  if (readChoice(given, 'type', 'default', ['default', 'facet']) === 'default') return {};
  const maxHits = readInteger(given, 'maxFacetHits', 10, { from: 1, to: SEARCH_LIMITS.facetHits });
  return {
    facetSearch: {
      facet: checkedFacet('facet', readString(given, 'facet', '')),
      query: readString(given, 'facetQuery', ''),
      maxHits,
    },
  };
}

function checkedFacet(where: string, name: string): SearchFacet {
  if (isFacet(name)) return name;
  throw new SearchProblem(
    `${where}: “${name}” is not a facet. Facets are: ${SEARCH_FACETS.join(', ')}.`,
  );
}

function formatParams(given: Parameters): string {
  const pairs = Object.entries(given).filter(
    ([name, value]) => name !== 'indexName' && value !== undefined,
  );

  return new URLSearchParams(
    pairs.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  ).toString();
}

// Settings for the hosted index. They mirror the built-in engine's field order as closely as
// Algolia allows.
import type { IndexSettings } from 'algoliasearch';
import { getReplicaName, SEARCH_ORDERS, type SearchOrder } from '@/domain/SearchSettings';
import { SEARCH_LIMITS } from '@/server/data/search/SearchQuery';

const DEFAULT_RANKING = [
  'typo',
  'geo',
  'words',
  'filters',
  'proximity',
  'attribute',
  'exact',
  'custom',
];

/** For the primary index and, without `replicas`, for each replica. */
export const INDEX_SETTINGS: IndexSettings = {
  searchableAttributes: [
    'unordered(name)',
    'unordered(alternativeNames)',
    'unordered(path)',
    'unordered(identifiers)',
    'unordered(keyNames)',
    'unordered(group)',
    'unordered(description)',
  ],
  attributesForFaceting: [
    'kind',
    'baseline',
    'searchable(group)',
    'searchable(browser)',
    'filterOnly(slug)',
    'filterOnly(path)',
  ],
  numericAttributesForFiltering: ['newlyAt'],
  unretrievableAttributes: ['identifiers', 'keyNames', 'weight'],
  attributesToHighlight: ['name', 'path', 'alternativeNames', 'description'],
  camelCaseAttributes: ['name', 'path', 'identifiers', 'keyNames'],
  customRanking: ['desc(weight)'],
  ranking: DEFAULT_RANKING,
  queryType: 'prefixLast',
  removeWordsIfNoResults: 'allOptional',
  paginationLimitedTo: SEARCH_LIMITS.hits,
};

const SORTED_BY: Readonly<Record<SearchOrder, string>> = {
  name_asc: 'asc(name)',
  newly_desc: 'desc(newlyAt)',
};

export const replicaSettings = (order: SearchOrder): IndexSettings => ({
  ...INDEX_SETTINGS,
  ranking: [SORTED_BY[order], ...DEFAULT_RANKING],
});

export const replicaNames = (indexName: string): string[] =>
  SEARCH_ORDERS.map((order) => getReplicaName(indexName, order));

// A view of the page of results → the protocol's requests, and their results → what the page shows.
// What one would get wrong: a facet that is narrowed counts only what is chosen in it, so for each
// of those one more request counts what else could be.
import type { SearchQuery } from 'algoliasearch/lite';
import type { SearchHit } from '@/domain/SearchHit';
import { SEARCH_FACETS, type SearchFacet } from '@/domain/SearchSettings';
import { HIGHLIGHT_POST_TAG, HIGHLIGHT_PRE_TAG } from './highlight';
import type { SearchView } from './SearchView';

export const RESULTS_PER_PAGE = 20;

/** What a host lets one page through, however much is found. */
export const MAX_REACHABLE = 1000;

const MAX_FACET_VALUES = 100;

export type FacetCounts = Readonly<Record<string, number>>;

export interface PageAnswer {
  readonly hits: readonly SearchHit[];
  readonly total: number;
  readonly facets: Partial<Readonly<Record<SearchFacet, FacetCounts>>>;
  /** Why these are no real answer, as a sentence. */
  readonly problem?: string;
}

/**
 * The parts of a result read here; the server's own engine and the client have each their type of
 * it.
 */
export interface PageResult {
  readonly hits?: readonly SearchHit[];
  readonly nbHits?: number;
  readonly facets?: Partial<Readonly<Record<string, FacetCounts>>>;
}

export function pageRequests(
  indexName: string,
  { query, chosen = {}, page = 1 }: SearchView,
): readonly SearchQuery[] {
  const narrowed = SEARCH_FACETS.filter((facet) => chosen[facet]?.length);
  const common = { indexName, query, maxValuesPerFacet: MAX_FACET_VALUES };
  return [
    {
      ...common,
      page: page - 1,
      hitsPerPage: RESULTS_PER_PAGE,
      facets: [...SEARCH_FACETS],
      facetFilters: filtersOf(chosen),
      attributesToRetrieve: ['kind', 'slug', 'path', 'name', 'url', 'description'],
      attributesToHighlight: ['name', 'path', 'alternativeNames', 'description'],
      highlightPreTag: HIGHLIGHT_PRE_TAG,
      highlightPostTag: HIGHLIGHT_POST_TAG,
    },
    ...narrowed.map((facet) => ({
      ...common,
      hitsPerPage: 0,
      facets: [facet],
      facetFilters: filtersOf({ ...chosen, [facet]: [] }),
    })),
  ];
}

export function pageAnswer(
  { chosen = {} }: SearchView,
  [found, ...others]: readonly PageResult[],
): PageAnswer {
  const narrowed = SEARCH_FACETS.filter((facet) => chosen[facet]?.length);
  const facets = SEARCH_FACETS.map((facet) => {
    const other = narrowed.indexOf(facet);
    return [facet, (other < 0 ? found : others[other])?.facets?.[facet] ?? {}] as const;
  });
  return { hits: found?.hits ?? [], total: found?.nbHits ?? 0, facets: Object.fromEntries(facets) };
}

/**
 * Any of a facet's values, in all facets. A value that begins with a minus would otherwise be one
 * to leave out.
 */
function filtersOf(chosen: NonNullable<SearchView['chosen']>): string[][] {
  return SEARCH_FACETS.flatMap((facet) => {
    const values = chosen[facet] ?? [];
    return values.length > 0
      ? [values.map((value) => `${facet}:${value.replace(/^-/, '\\-')}`)]
      : [];
  });
}

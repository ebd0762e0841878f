// Turns the state of the results page into protocol requests, and the results into what the page
// shows. Pitfall: a filtered facet counts only its selected values, so each of those needs another
// request that counts the alternatives.
import type { SearchQuery } from 'algoliasearch/lite';
import type { SearchView } from '@/domain/routes/search';
import type { SearchHit } from '@/domain/SearchHit';
import { SEARCH_FACETS, type SearchFacet } from '@/domain/SearchSettings';
import { HIGHLIGHT_POST_TAG, HIGHLIGHT_PRE_TAG } from './highlight';

export const RESULTS_PER_PAGE = 20;

/** How many results a host lets a reader page through, however many there are. */
export const MAX_REACHABLE = 1000;

const MAX_FACET_VALUES = 100;

export type FacetCounts = Readonly<Record<string, number>>;

export interface PageAnswer {
  readonly hits: readonly SearchHit[];
  readonly total: number;
  readonly facets: Partial<Readonly<Record<SearchFacet, FacetCounts>>>;
  /** Why there are no real results, as a sentence. */
  readonly problem?: string;
}

/** The parts of a result used here; the server's engine and the client each have their own type. */
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
      facetFilters: toFilters(chosen),
      attributesToRetrieve: ['kind', 'slug', 'path', 'name', 'url', 'description'],
      attributesToHighlight: ['name', 'path', 'alternativeNames', 'description'],
      highlightPreTag: HIGHLIGHT_PRE_TAG,
      highlightPostTag: HIGHLIGHT_POST_TAG,
    },
    ...narrowed.map((facet) => ({
      ...common,
      hitsPerPage: 0,
      facets: [facet],
      facetFilters: toFilters({ ...chosen, [facet]: [] }),
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
 * Values are ORed within a facet, ANDed across facets. The backslash keeps a leading minus from
 * meaning exclusion.
 */
function toFilters(chosen: NonNullable<SearchView['chosen']>): string[][] {
  return SEARCH_FACETS.flatMap((facet) => {
    const values = chosen[facet] ?? [];
    return values.length > 0
      ? [values.map((value) => `${facet}:${value.replace(/^-/, '\\-')}`)]
      : [];
  });
}

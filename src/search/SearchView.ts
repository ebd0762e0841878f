import type { SearchFacet } from '@/domain/SearchSettings';

/** What the page of results shows, as its address says. */
export interface SearchView {
  /** As typed, without space around it; empty for everything. */
  readonly query: string;
  /** Chosen values by facet: any of a facet's values, in all facets. */
  readonly chosen?: Partial<Readonly<Record<SearchFacet, readonly string[]>>>;
  /** From 1. */
  readonly page?: number;
}

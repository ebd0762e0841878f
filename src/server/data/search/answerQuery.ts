// Runs one query: ranks, filters, counts facets, cuts a page and highlights it. Returns the
// protocol's response shape.
import type { SearchHit, SearchRecord } from '@/domain/SearchHit';
import type { SearchFacet } from '@/domain/SearchSettings';
import { type FacetHit, facetHits } from './facetHits';
import { Highlighter } from './Highlighter';
import { compilePredicate } from './Predicate';
import type { SearchIndex } from './SearchIndex';
import { SEARCH_LIMITS, type SearchQuery } from './SearchQuery';

export interface HitsResult {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly page?: number;
  readonly nbPages?: number;
  readonly hitsPerPage?: number;
  readonly offset?: number;
  readonly length?: number;
  readonly facets?: Readonly<Partial<Record<SearchFacet, Readonly<Record<string, number>>>>>;
  readonly exhaustive: { readonly nbHits: true; readonly typo: true; readonly facetsCount?: true };
  readonly exhaustiveNbHits: true;
  readonly exhaustiveTypo: true;
  readonly exhaustiveFacetsCount?: true;
  readonly query: string;
  readonly params: string;
  readonly index: string;
  readonly processingTimeMS: number;
  /** False if the query was skipped because an earlier one had enough hits. */
  readonly processed?: false;
}

export interface FacetResult {
  readonly facetHits: readonly FacetHit[];
  readonly exhaustiveFacetsCount: true;
  readonly processingTimeMS: number;
}

export function answerQuery(query: SearchQuery, index: SearchIndex): HitsResult | FacetResult {
  const startedAt = performance.now();
  const positions = foundPositions(query, index, startedAt + SEARCH_LIMITS.milliseconds);
  const elapsed = (): number => Math.round(performance.now() - startedAt);
  if (query.facetSearch) {
    const { facet, query: text, maxHits } = query.facetSearch;
    return {
      facetHits: facetHits(index.columns[facet], positions, text, maxHits, query.tags),
      exhaustiveFacetsCount: true,
      processingTimeMS: elapsed(),
    };
  }
  const reachable = Math.min(positions.length, SEARCH_LIMITS.hits);
  const highlighter = new Highlighter(query.query, query.tags, query.ranking.hasTypoTolerance);
  const shown = positions.slice(query.offset, Math.min(query.offset + query.length, reachable));

  return {
    hits: shown.map((position) => toHit(index.records.at(position), query, highlighter)),
    nbHits: positions.length,
    ...pageFacts(query, reachable),
    ...(query.facets.length > 0 && {
      facets: facetCounts(query, index, positions),
      exhaustiveFacetsCount: true,
    }),
    exhaustive: { nbHits: true, typo: true, ...(query.facets.length > 0 && { facetsCount: true }) },
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    query: query.query,
    params: query.params,
    index: query.indexName,
    processingTimeMS: elapsed(),
  };
}

/** The response for a skipped query. */
export function skippedResult(query: SearchQuery): HitsResult {
  return {
    hits: [],
    nbHits: 0,
    ...pageFacts(query, 0),
    exhaustive: { nbHits: true, typo: true },
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    query: query.query,
    params: query.params,
    index: query.indexName,
    processingTimeMS: 0,
    processed: false,
  };
}

function foundPositions(
  { query, ranking, predicate, order }: SearchQuery,
  index: SearchIndex,
  until: number,
): number[] {
  const passes = compilePredicate(predicate, index);
  const found = query.trim() === '' ? index.allPositions : index.rank(query, { ...ranking, until });
  const passing = found.filter(passes);

  return order ? index.inOrder(passing, order) : passing;
}

function pageFacts({ page, offset, length }: SearchQuery, reachable: number): Partial<HitsResult> {
  if (page === undefined) return { offset, length };
  return { page, nbPages: length === 0 ? 0 : Math.ceil(reachable / length), hitsPerPage: length };
}

function facetCounts(
  { facets, maxValuesPerFacet }: SearchQuery,
  index: SearchIndex,
  positions: readonly number[],
): NonNullable<HitsResult['facets']> {
  const countFacet = (facet: SearchFacet): Record<string, number> => {
    const { values } = index.columns[facet];
    const counts = index.columns[facet].counts(positions);
    const present = values
      .map((value, id) => [value, counts[id]!] as const)
      .filter(([, count]) => count > 0);
    return Object.fromEntries(
      present.sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, maxValuesPerFacet),
    );
  };
  return Object.fromEntries(facets.map((facet) => [facet, countFacet(facet)]));
}

function toHit(record: SearchRecord, query: SearchQuery, highlighter: Highlighter): SearchHit {
  const { only, without } = query.attributes;
  const isShown = (name: string): boolean =>
    name === 'objectID' || ((only === undefined || only.has(name)) && !without.has(name));
  const shown =
    only || without.size > 0
      ? (Object.fromEntries(
          Object.entries(record).filter(([name]) => isShown(name)),
        ) as unknown as SearchRecord)
      : record;

  return query.highlighted.length === 0
    ? shown
    : { ...shown, _highlightResult: highlightResult(record, query, highlighter) };
}

function highlightResult(
  record: SearchRecord,
  { highlighted }: SearchQuery,
  highlighter: Highlighter,
): SearchHit['_highlightResult'] {
  const entries = highlighted.flatMap((attribute) => {
    const value = record[attribute];
    if (value === undefined) return [];
    return [
      [
        attribute,
        typeof value === 'string'
          ? highlighter.highlight(value)
          : value.map((each) => highlighter.highlight(each)),
      ],
    ];
  });
  return Object.fromEntries(entries) as SearchHit['_highlightResult'];
}

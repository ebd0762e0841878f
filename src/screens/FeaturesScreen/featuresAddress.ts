import type {
  FeatureSort,
  FeaturesScreenQuery$variables,
} from '@/__generated__/FeaturesScreenQuery.graphql';
import type { RouteUrl } from '@/relay/RouteUrl';
import { sortOfWord, sortWordOf } from '@/screens/sections/featureSort';

import { columnsOf, columnsWord, needsDetails, type ColumnName } from './featureColumns.data';

export const FEATURES_PER_PAGE = 50;

/** Far beyond every list, and still within what the server takes: page 9,999 is an empty page, not an error. */
const MAX_SKIP = 100_000;

/** Which part of all features, in which order: what the address of the list says. */
export interface FeaturesView {
  /** As typed, without space around it; empty for all features. */
  readonly query: string;
  readonly sort: FeatureSort;
  /** From 1. */
  readonly page: number;
  /** What the table shows beside the names. */
  readonly columns: readonly ColumnName[];
}

/** What an address asks for; a sort nobody knows is the default one. */
export function featuresVariables(url: RouteUrl): Omit<FeaturesScreenQuery$variables, 'audience'> {
  return {
    query: url.search('q')?.trim() ?? '',
    sort: sortOfWord(url.search('sort')),
    skip: Math.min((url.page - 1) * FEATURES_PER_PAGE, MAX_SKIP),
    details: needsDetails(columnsOf(url.search('columns'))),
  };
}

/** @param columns what the address says of them, which the server has no need to know */
export function featuresViewOf(
  { query, sort, skip }: Omit<FeaturesScreenQuery$variables, 'audience'>,
  columns: string | undefined,
): FeaturesView {
  return { query, sort, page: skip / FEATURES_PER_PAGE + 1, columns: columnsOf(columns) };
}

/** The address of a view; what is the default is left out. */
export function featuresHref({ query, sort, page, columns }: FeaturesView): string {
  const search = new URLSearchParams();
  if (query) search.set('q', query);
  const word = sortWordOf(sort);
  if (word !== undefined) search.set('sort', word);
  const chosen = columnsWord(columns);
  if (chosen !== undefined) search.set('columns', chosen);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `/features?${search.toString()}` : '/features';
}

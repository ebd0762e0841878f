import { type ColumnName, columnsParameter, parseColumns } from './featureColumns';
import { FEATURES_SORT, parseSort, type SortName, sortParameter } from './featureSort';
import type { PageAddress } from './PageAddress';
import { pageParameter, withSearch } from './withSearch';

/** Which part of all features, in which order: what the address of the list says. */
export interface FeaturesView {
  /** As typed, without space around it; empty for all features. */
  readonly query: string;
  readonly sort: SortName;
  /** What the table shows beside the names. */
  readonly columns: readonly ColumnName[];
  /** From 1. */
  readonly page: number;
}

export function parseFeaturesView(address: PageAddress): FeaturesView {
  return {
    query: address.search('q')?.trim() ?? '',
    sort: parseSort(address.search('sort'), FEATURES_SORT),
    columns: parseColumns(address.search('columns')),
    page: address.page,
  };
}

export function featuresHref({ query, sort, columns, page }: Partial<FeaturesView> = {}): string {
  return withSearch('/features', {
    q: query,
    sort: sortParameter(sort, FEATURES_SORT),
    columns: columnsParameter(columns),
    page: pageParameter(page),
  });
}

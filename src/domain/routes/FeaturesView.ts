import { type ColumnName, columnsParameter, parseColumns } from './featureColumns';
import { FEATURES_SORT, parseSort, type SortName, sortParameter } from './featureSort';
import type { PageAddress } from './PageAddress';
import { pageParameter, withSearch } from './withSearch';

/** The state of the features list, as in its URL. */
export interface FeaturesView {
  /** Trimmed; empty for all features. */
  readonly query: string;
  readonly sort: SortName;
  /** The columns besides the name. */
  readonly columns: readonly ColumnName[];
  /** Starts at 1. */
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

import type { FeaturesScreenQuery$variables } from '@/__generated__/FeaturesScreenQuery.graphql';
import type { PageAddress } from '@/domain/routes/address';
import {
  type FeaturesView,
  parseColumns,
  parseFeaturesView,
  toFeatureSort,
  toSortName,
} from '@/domain/routes/featureLists';
import { needsDetails } from './featureColumns.data';

export const FEATURES_PER_PAGE = 50;

/**
 * Beyond every list, but within what the server accepts: page 9,999 is an empty page, not an error.
 */
const MAX_SKIP = 100_000;

type Variables = Omit<FeaturesScreenQuery$variables, 'audience' | 'linePercent'>;

export function featuresVariables(address: PageAddress): Variables {
  const { query, sort, page, columns } = parseFeaturesView(address);
  return {
    query,
    sort: toFeatureSort(sort),
    skip: Math.min((page - 1) * FEATURES_PER_PAGE, MAX_SKIP),
    details: needsDetails(columns),
  };
}

/** @param columns the columns in the URL, which the server doesn't need */
export function toFeaturesView(
  { query, sort, skip }: Variables,
  columns: string | undefined,
): FeaturesView {
  return {
    query,
    sort: toSortName(sort),
    page: skip / FEATURES_PER_PAGE + 1,
    columns: parseColumns(columns),
  };
}

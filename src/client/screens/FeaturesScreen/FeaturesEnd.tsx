import { Pagination } from '@/client/ui/Pagination';
import type { FeaturesView } from '@/domain/routes/featureLists';
import { href } from '@/domain/routes/href';
import { FeatureExport } from './FeatureExport';
import { FEATURES_PER_PAGE } from './featuresVariables';

interface FeaturesEndProps {
  readonly view: FeaturesView;
  readonly totalCount: number;
  /** The page has no rows, for example because it is after the last one. */
  readonly isEmpty: boolean;
}

/** Links below the table: its other pages, and the whole list as a file. */
export function FeaturesEnd({ view, totalCount, isEmpty }: FeaturesEndProps) {
  return (
    <>
      {totalCount > FEATURES_PER_PAGE && !isEmpty && (
        <Pagination
          label="Features"
          page={view.page}
          pageSize={FEATURES_PER_PAGE}
          total={totalCount}
          getHref={(page) => href.features({ ...view, page })}
        />
      )}
      <FeatureExport view={view} />
    </>
  );
}

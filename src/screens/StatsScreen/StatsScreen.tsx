import { graphql, usePreloadedQuery } from 'react-relay/hooks';

import type { StatsScreenQuery } from '@/__generated__/StatsScreenQuery.graphql';
import { formatCount } from '@/domain/formatCount';
import type { ScreenProps } from '@/relay/route';
import { PageMeta } from '@/screens/sections/PageMeta';
import { PageTitle } from '@/ui/PageTitle';

import { BaselineGrowth } from './BaselineGrowth';
import { FeatureCounts } from './FeatureCounts';
import { LineCounts } from './LineCounts';
import { MissingInOne } from './MissingInOne';
import { YearTable } from './YearTable';

export const statsScreenQuery = graphql`
  query StatsScreenQuery($audience: String!, $linePercent: Float!) @throwOnFieldError {
    ...LineCounts_query
    catalogue {
      featureCount
    }
    statistics {
      ...FeatureCounts_statistics
      ...BaselineGrowth_statistics
      ...MissingInOne_statistics
      ...YearTable_statistics
    }
  }
`;

export function StatsScreen({ queryRef }: ScreenProps<StatsScreenQuery>) {
  const query = usePreloadedQuery<StatsScreenQuery>(statsScreenQuery, queryRef);
  const { catalogue, statistics } = query;
  return (
    <>
      <PageMeta
        title="Statistics"
        description="How many web features each browser supports and has supported, how Baseline grows, what one browser alone is missing, and how many features your audience can use, over time."
        path="/stats"
      />
      <PageTitle
        title="Statistics"
        lede={
          <p>
            {`What the data say of ${formatCount(catalogue.featureCount)} features, month by month since July 2015, when the last of the seven core browsers came out. A number that is a link leads to the features it counts.`}
          </p>
        }
      />
      <FeatureCounts statistics={statistics} />
      <BaselineGrowth statistics={statistics} />
      <MissingInOne statistics={statistics} />
      <LineCounts query={query} />
      <YearTable statistics={statistics} />
    </>
  );
}

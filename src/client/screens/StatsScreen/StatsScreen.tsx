import type { StatsScreenQuery } from '@/__generated__/StatsScreenQuery.graphql';
import { PageMeta } from '@/client/sections/PageMeta';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { PageTitle } from '@/client/ui/PageTitle';
import { formatCount } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { FeatureCounts } from './FeatureCounts';

// One chunk: who scrolls on sees all of them.
const BaselineGrowth = lazySection(
  async () =>
    (await import(/* webpackChunkName: "stats-sections" */ './BaselineGrowth')).BaselineGrowth,
);
const MissingInOne = lazySection(
  async () =>
    (await import(/* webpackChunkName: "stats-sections" */ './MissingInOne')).MissingInOne,
);
const LineCounts = lazySection(
  async () => (await import(/* webpackChunkName: "stats-sections" */ './LineCounts')).LineCounts,
);
const YearTable = lazySection(
  async () => (await import(/* webpackChunkName: "stats-sections" */ './YearTable')).YearTable,
);

export const statsScreenQuery = graphql`
  query StatsScreenQuery($audience: String!, $linePercent: Float!) @throwOnFieldError {
    ...LineCounts_query
    catalogue @catch(to: NULL) {
      featureCount
    }
    statistics @catch {
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
        description="How many web features each browser supports, how Baseline grows, what is missing in only one browser, and how many features your audience can use, over time."
        path={href.stats()}
      />
      <PageTitle
        title="Statistics"
        lede={
          <p>
            {`${catalogue ? `${formatCount(catalogue.featureCount)} features` : 'All features'}, month by month since July 2015. Linked numbers open the features they count.`}
          </p>
        }
      />
      {statistics.ok ? (
        <>
          <FeatureCounts statistics={statistics.value} />
          <BaselineGrowth statistics={statistics.value} />
          <MissingInOne statistics={statistics.value} />
        </>
      ) : (
        <SectionFailure what="The feature counts over time" errors={statistics.errors} />
      )}
      <LineCounts query={query} />
      {statistics.ok && <YearTable statistics={statistics.value} />}
    </>
  );
}

export const statsScreen: ScreenDefinition<StatsScreenQuery> = {
  Screen: StatsScreen,
  query: statsScreenQuery,
  variables: () => ({}),
};

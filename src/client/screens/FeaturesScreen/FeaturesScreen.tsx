import { useRouter } from 'next/router';
import type { FeaturesScreenQuery } from '@/__generated__/FeaturesScreenQuery.graphql';
import { PageMeta } from '@/client/sections/PageMeta';
import { PageTitle } from '@/client/ui/PageTitle';
import { formatCount, formatCountWithNoun } from '@/domain/format';
import type { FeaturesView } from '@/domain/routes/featureLists';
import { href } from '@/domain/routes/href';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { FeatureSearch } from './FeatureSearch';
import styles from './FeaturesScreen.module.css';
import { FEATURES_PER_PAGE, featuresVariables, toFeaturesView } from './featuresVariables';
import { FeatureTable } from './FeatureTable';

// Below the fold, or plain links. One chunk, because readers who scroll down need all of it.
const SavedViews = lazySection(
  async () => (await import(/* webpackChunkName: "features-sections" */ './SavedViews')).SavedViews,
);
const NoFeatures = lazySection(
  async () => (await import(/* webpackChunkName: "features-sections" */ './NoFeatures')).NoFeatures,
);
const FeaturesEnd = lazySection(
  async () =>
    (await import(/* webpackChunkName: "features-sections" */ './FeaturesEnd')).FeaturesEnd,
);

export const featuresScreenQuery = graphql`
  query FeaturesScreenQuery(
    $query: String!
    $sort: FeatureSort!
    $audience: String!
    $linePercent: Float!
    $skip: Int!
    $details: Boolean!
  ) @throwOnFieldError {
    baselineNow {
      asOf
    }
    features(
      query: $query
      sort: $sort
      audience: $audience
      linePercent: $linePercent
      first: 50
      skip: $skip
    ) {
      totalCount
      queryProblem {
        message
        start
        end
        suggestion
      }
      edges {
        node {
          ...FeatureTable_features
        }
      }
    }
  }
`;

export function FeaturesScreen({ queryRef }: ScreenProps<FeaturesScreenQuery>) {
  const { features, baselineNow } = usePreloadedQuery<FeaturesScreenQuery>(
    featuresScreenQuery,
    queryRef,
  );
  const { totalCount, edges } = features;
  const problem = features.queryProblem && readProblem(features.queryProblem);
  const view = toFeaturesView(queryRef.variables, [useRouter().query.columns].flat()[0]);
  return (
    <>
      <PageMeta
        title={view.query ? `Features matching “${view.query}”` : 'Web features'}
        description="Coverage and Baseline status of each web feature."
        path={href.features()}
      />
      <PageTitle title="Features" />
      <SavedViews view={view} today={baselineNow.asOf} />
      <FeatureSearch view={view} problem={problem} />
      <p className={styles.count} role="status">
        {!problem && countSentence(view, totalCount, edges.length)}
      </p>
      {edges.length > 0 ? (
        <FeatureTable features={edges.map(({ node }) => node)} view={view} />
      ) : (
        <NoFeatures view={view} totalCount={totalCount} problem={problem} />
      )}
      {totalCount > 0 && (
        <FeaturesEnd view={view} totalCount={totalCount} isEmpty={edges.length === 0} />
      )}
    </>
  );
}

export const featuresScreen: ScreenDefinition<FeaturesScreenQuery> = {
  Screen: FeaturesScreen,
  query: featuresScreenQuery,
  variables: featuresVariables,
};

function readProblem({
  message,
  start,
  end,
  suggestion,
}: NonNullable<FeaturesScreenQuery['response']['features']['queryProblem']>) {
  return { message, start, end, suggestion };
}

function countSentence(
  { query, page }: FeaturesView,
  totalCount: number,
  shownCount: number,
): string {
  const all = formatCountWithNoun(totalCount, 'feature') + (query && ` for “${query}”`);
  if (shownCount === totalCount || shownCount === 0) return all;
  const before = (page - 1) * FEATURES_PER_PAGE;
  return `${all}; ${formatCount(before + 1)}–${formatCount(before + shownCount)} shown`;
}

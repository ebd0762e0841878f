import type { CompareScreenQuery } from '@/__generated__/CompareScreenQuery.graphql';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import type { RouteOutcome } from '@/relay/route/loadRoute';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { CompareForm } from './CompareForm';
import { compareVariables, toCompareView } from './compareVariables';
import { ComparisonHeader } from './ComparisonHeader';
import { ComparisonSummary } from './ComparisonSummary';

// Below the fold. One chunk, because readers who scroll down need all of it.
const ComparisonFeatures = lazySection(
  async () =>
    (await import(/* webpackChunkName: "compare-sections" */ './ComparisonFeatures'))
      .ComparisonFeatures,
);
const ComparisonKeys = lazySection(
  async () =>
    (await import(/* webpackChunkName: "compare-sections" */ './ComparisonKeys')).ComparisonKeys,
);
const UnknownReleases = lazySection(
  async () =>
    (await import(/* webpackChunkName: "compare-sections" */ './UnknownReleases')).UnknownReleases,
);

export const compareScreenQuery = graphql`
  query CompareScreenQuery(
    $leftBrowser: String!
    $leftVersion: String!
    $rightBrowser: String!
    $rightVersion: String!
    $isKeys: Boolean!
    $area: String!
    $skip: Int!
    $audience: String!
    $linePercent: Float!
  ) @throwOnFieldError {
    ...CompareForm_query
    ...UnknownReleases_query
    releaseComparison(
      leftBrowser: $leftBrowser
      leftVersion: $leftVersion
      rightBrowser: $rightBrowser
      rightVersion: $rightVersion
    ) {
      ...ComparisonHeader_comparison
      ...ComparisonSummary_comparison
      ...ComparisonFeatures_comparison @skip(if: $isKeys) @alias(as: "featureLists")
      ...ComparisonKeys_comparison @include(if: $isKeys) @alias(as: "keyLists")
    }
  }
`;

export function compareScreenOutcome({
  releaseComparison,
}: CompareScreenQuery['response']): RouteOutcome | undefined {
  return releaseComparison ? undefined : { status: 404 };
}

export function CompareScreen({ queryRef }: ScreenProps<CompareScreenQuery>) {
  const data = usePreloadedQuery<CompareScreenQuery>(compareScreenQuery, queryRef);
  const view = toCompareView(queryRef.variables);
  const comparison = data.releaseComparison;
  return (
    <>
      <ComparisonHeader comparison={comparison} view={view} />
      <CompareForm query={data} view={view} />
      {comparison ? (
        <ComparisonSummary comparison={comparison} view={view} />
      ) : (
        <UnknownReleases query={data} view={view} />
      )}
      {comparison?.featureLists && (
        <ComparisonFeatures comparison={comparison.featureLists} view={view} />
      )}
      {comparison?.keyLists && <ComparisonKeys comparison={comparison.keyLists} view={view} />}
    </>
  );
}

export const compareScreen: ScreenDefinition<CompareScreenQuery> = {
  Screen: CompareScreen,
  query: compareScreenQuery,
  variables: compareVariables,
  outcome: compareScreenOutcome,
};

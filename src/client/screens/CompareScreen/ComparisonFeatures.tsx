import type { ComparisonFeatures_comparison$key } from '@/__generated__/ComparisonFeatures_comparison.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { cells } from '@/client/ui/Table';
import { formatCountWithNoun } from '@/domain/format';
import type { CompareView } from '@/domain/routes/browsers';
import { graphql, useFragment } from '@/relay/hooks';
import { DifferenceLists } from './DifferenceLists';
import { FeatureDifferenceRows } from './FeatureDifferenceRows';

const differingFeatures = graphql`
  fragment ComparisonFeatures_comparison on ReleaseComparison @catch {
    ...DifferenceLists_comparison
    featuresOnlyLeft: featuresOnlyIn(
      side: LEFT
      audience: $audience
      linePercent: $linePercent
      first: 50
      skip: $skip
    ) {
      totalCount
      edges {
        node {
          baseline {
            status
          }
        }
        ...FeatureDifferenceRows_edges
      }
    }
    featuresOnlyRight: featuresOnlyIn(
      side: RIGHT
      audience: $audience
      linePercent: $linePercent
      first: 50
      skip: $skip
    ) {
      totalCount
      edges {
        node {
          baseline {
            status
          }
        }
        ...FeatureDifferenceRows_edges
      }
    }
  }
`;

interface ComparisonFeaturesProps {
  readonly comparison: ComparisonFeatures_comparison$key;
  readonly view: CompareView;
}

/** The features that only one of the releases fully supports, one list per release. */
export function ComparisonFeatures({ view, ...props }: ComparisonFeaturesProps) {
  const result = useFragment(differingFeatures, props.comparison);
  if (!result.ok) return <SectionFailure what="The features that differ" errors={result.errors} />;
  const comparison = result.value;
  const { featuresOnlyLeft, featuresOnlyRight } = comparison;
  const statuses = [featuresOnlyLeft, featuresOnlyRight].flatMap(({ edges }) =>
    edges.map(({ node }) => node.baseline.status),
  );
  // The newest release of a core browser lacks only features of limited availability, and a column
  // that says so in every row helps no one.
  const isBaselineShown = new Set(statuses).size > 1;
  const toList = ({ totalCount, edges }: typeof featuresOnlyLeft | typeof featuresOnlyRight) => ({
    total: totalCount,
    count: formatCountWithNoun(totalCount, 'feature'),
    rows: edges.length > 0 && (
      <FeatureDifferenceRows edges={edges} isBaselineShown={isBaselineShown} />
    ),
  });
  return (
    <DifferenceLists
      comparison={comparison}
      noun="features"
      heads={[
        { heading: 'Feature' },
        { heading: 'Your audience' },
        ...(isBaselineShown ? [{ heading: 'Baseline', className: cells.spare }] : []),
      ]}
      left={toList(featuresOnlyLeft)}
      right={toList(featuresOnlyRight)}
      view={view}
    />
  );
}

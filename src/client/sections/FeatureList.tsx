import type { ReactElement } from 'react';
import type { FeatureList_features$key } from '@/__generated__/FeatureList_features.graphql';
import { BreakableText } from '@/client/ui/BreakableText';
import { DataTable } from '@/client/ui/DataTable';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { requireAll } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import { BaselineMark } from './BaselineMark';
import { CoverageBar, coverageCell } from './CoverageBar';
import styles from './FeatureList.module.css';
import { SectionFailure } from './SectionFailure';

interface FeatureListProps {
  readonly features: FeatureList_features$key;
  /** The table's caption: "Features that became newly available in August 2025". */
  readonly caption: string;
  /** The header cells, if the list can be sorted. */
  readonly heads?: readonly [ReactElement, ReactElement, ReactElement];
}

/**
 * Features with their coverage and Baseline status, in the given order. One fragment for all rows,
 * so that a long list is a single store subscription.
 */
export function FeatureList(props: FeatureListProps) {
  const rows = useFragment(
    graphql`
      fragment FeatureList_features on Feature @relay(plural: true) {
        ... @alias(as: "row") @catch {
          slug
          name
          baseline {
            ...BaselineMark_baseline
          }
          coverage(audience: $audience) {
            ...CoverageBar_coverage
          }
        }
      }
    `,
    props.features,
  );
  const { linePercent } = usePreferences();
  const result = requireAll(rows);
  if (!result.ok) return <SectionFailure what="The list of features" errors={result.errors} />;
  const [feature, audience, status] = props.heads ?? ['Feature', 'Your audience', 'Baseline'];
  return (
    <DataTable
      caption={props.caption}
      columns={[
        {
          heading: feature,
          cellClassName: styles.name,
          cell: ({ slug, name }) => (
            <Link href={href.feature(slug)} prefetch="view">
              <BreakableText text={name} />
            </Link>
          ),
        },
        {
          heading: audience,
          cellClassName: coverageCell,
          cell: ({ coverage }) => <CoverageBar coverage={coverage} linePercent={linePercent} />,
        },
        { heading: status, cell: ({ baseline }) => <BaselineMark baseline={baseline} /> },
      ]}
      rows={result.value}
      getKey={({ slug }) => slug}
    />
  );
}

import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';

import type { FeatureList_features$key } from '@/__generated__/FeatureList_features.graphql';
import { Link } from '@/relay/Link';
import { usePreferences } from '@/relay/RouteRoot';
import { BaselineMark } from '@/ui/BaselineMark';
import { Table } from '@/ui/Table';

import { CoverageCell } from './CoverageCell';
import styles from './FeatureList.module.css';

interface FeatureListProps {
  readonly features: FeatureList_features$key;
  /** Names the table: "Features that became newly available in August 2025". */
  readonly caption: string;
  /** The row of heads, where one can sort by them. */
  readonly head?: ReactNode;
}

/** Features with their coverage and Baseline status, in the order given. One fragment holds all rows: a long list is one subscription. */
export function FeatureList(props: FeatureListProps) {
  const features = useFragment(
    graphql`
      fragment FeatureList_features on Feature @relay(plural: true) {
        slug
        name
        baseline {
          status
          newlyOn
          widelyOn
          isNewlyOnUpperBound
        }
        coverage(audience: $audience) {
          supportedShare
          partialShare
          unsupportedShare
          unknownShare
        }
      }
    `,
    props.features,
  );
  const { linePercent } = usePreferences();
  return (
    <Table caption={props.caption} narrow="wrap">
      <thead>
        {props.head ?? (
          <tr>
            <th scope="col">Feature</th>
            <th scope="col">Your audience</th>
            <th scope="col">Baseline</th>
          </tr>
        )}
      </thead>
      <tbody>
        {features.map(({ slug, name, baseline, coverage }) => (
          <tr key={slug}>
            <th scope="row" className={styles.name}>
              <Link href={`/features/${slug}`} prefetch="view">
                {name}
              </Link>
            </th>
            <CoverageCell shares={coverage} linePercent={linePercent} />
            <td>
              <BaselineMark baseline={baseline} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

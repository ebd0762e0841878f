import { graphql, useFragment } from 'react-relay/hooks';

import type { FeatureKeyTable_compatKeys$key } from '@/__generated__/FeatureKeyTable_compatKeys.graphql';
import { Link } from '@/relay/Link';
import { compatHref } from '@/screens/sections/compatHref';
import { CoverageCell } from '@/screens/sections/CoverageCell';
import { BaselineMark } from '@/ui/BaselineMark';
import { cells, Table } from '@/ui/Table';
import { Tag } from '@/ui/Tag';

import styles from './FeatureKeyTable.module.css';

interface FeatureKeyTableProps {
  readonly compatKeys: FeatureKeyTable_compatKeys$key;
  readonly featureName: string;
  readonly linePercent: number;
}

/** One fragment holds all rows: a hundred of them are one subscription. */
export function FeatureKeyTable({ featureName, linePercent, ...props }: FeatureKeyTableProps) {
  const keys = useFragment(
    graphql`
      fragment FeatureKeyTable_compatKeys on CompatKey @relay(plural: true) {
        path
        isDeprecated
        differsFromFeature
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
    props.compatKeys,
  );
  return (
    <Table caption={`Compatibility keys of ${featureName}`} narrow="wrap">
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">Your audience</th>
          <th scope="col" className={cells.spare}>
            Baseline
          </th>
        </tr>
      </thead>
      <tbody>
        {keys.map(({ path, isDeprecated, differsFromFeature, baseline, coverage }) => (
          <tr key={path}>
            <th scope="row" className={styles.path}>
              <Link href={compatHref(path)}>{path}</Link>
              {isDeprecated && <Tag tone="warning">deprecated</Tag>}
              {differsFromFeature && <Tag>differs from the feature</Tag>}
            </th>
            <CoverageCell shares={coverage} linePercent={linePercent} />
            <td className={cells.spare}>{baseline && <BaselineMark baseline={baseline} />}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

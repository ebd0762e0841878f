import { graphql, useFragment } from 'react-relay/hooks';

import type { KeyList_keys$key } from '@/__generated__/KeyList_keys.graphql';
import { Link } from '@/relay/Link';
import { usePreferences } from '@/relay/RouteRoot';
import { compatHref } from '@/screens/sections/compatHref';
import { CoverageCell } from '@/screens/sections/CoverageCell';
import { BaselineMark } from '@/ui/BaselineMark';
import { Table } from '@/ui/Table';

import styles from './KeyList.module.css';

interface KeyListProps {
  readonly keys: KeyList_keys$key;
  readonly caption: string;
}

/** Compat keys with their coverage and Baseline status, in the order given. */
export function KeyList(props: KeyListProps) {
  const { linePercent } = usePreferences();
  const keys = useFragment(
    graphql`
      fragment KeyList_keys on CompatKey @relay(plural: true) {
        path
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
    props.keys,
  );
  return (
    <Table caption={props.caption} narrow="wrap">
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">Your audience</th>
          <th scope="col">Baseline</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(({ path, baseline, coverage }) => (
          <tr key={path}>
            <th scope="row">
              <Link href={compatHref(path)} className={styles.path}>
                <code>{path}</code>
              </Link>
            </th>
            <CoverageCell shares={coverage} linePercent={linePercent} />
            <td>{baseline && <BaselineMark baseline={baseline} />}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

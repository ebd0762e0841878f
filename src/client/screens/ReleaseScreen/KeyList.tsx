import type { KeyList_keys$key } from '@/__generated__/KeyList_keys.graphql';
import { BaselineMark } from '@/client/sections/BaselineMark';
import { CoverageBar } from '@/client/sections/CoverageBar';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Identifier } from '@/client/ui/Identifier';
import { Table } from '@/client/ui/Table';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { requireAll } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import styles from './KeyList.module.css';

interface KeyListProps {
  readonly keys: KeyList_keys$key;
  readonly caption: string;
}

const COLUMNS = [
  { heading: 'Key' },
  { heading: 'Your audience' },
  { heading: 'Baseline' },
] as const;

/** Compat keys with their coverage and Baseline status, in the given order. */
export function KeyList(props: KeyListProps) {
  const { linePercent } = usePreferences();
  const rows = useFragment(
    graphql`
      fragment KeyList_keys on CompatKey @relay(plural: true) {
        ... @alias(as: "row") @catch {
          path
          baseline {
            ...BaselineMark_baseline
          }
          coverage(audience: $audience) {
            ...CoverageBar_coverage
          }
        }
      }
    `,
    props.keys,
  );
  const result = requireAll(rows);
  if (!result.ok) return <SectionFailure what="The list of keys" errors={result.errors} />;
  const keys = result.value;
  return (
    <Table caption={props.caption} columns={COLUMNS}>
      <tbody>
        {keys.map(({ path, baseline, coverage }) => (
          <tr key={path}>
            <th scope="row">
              <Link href={href.compat(path)} className={styles.path}>
                <Identifier name={path} />
              </Link>
            </th>
            <CoverageBar isCell coverage={coverage} linePercent={linePercent} />
            <td>{baseline && <BaselineMark baseline={baseline} />}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

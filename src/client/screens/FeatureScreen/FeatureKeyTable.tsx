import type {
  FeatureKeyTable_compatKeys$data,
  FeatureKeyTable_compatKeys$key,
} from '@/__generated__/FeatureKeyTable_compatKeys.graphql';
import { BaselineMark } from '@/client/sections/BaselineMark';
import { CoverageBar } from '@/client/sections/CoverageBar';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { BreakableText } from '@/client/ui/BreakableText';
import { classNames } from '@/client/ui/classNames';
import { cells, Table } from '@/client/ui/Table';
import { Tag } from '@/client/ui/Tag';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { type Caught, requireAll } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import styles from './FeatureKeyTable.module.css';

interface FeatureKeyTableProps {
  readonly caption: string;
  readonly compatKeys: FeatureKeyTable_compatKeys$key;
  readonly linePercent: number;
}

const COLUMNS = [
  { heading: 'Part' },
  { heading: 'Your audience' },
  { heading: 'Baseline', className: cells.spare },
];

/** One fragment for all rows, so that a hundred rows are a single store subscription. */
export function FeatureKeyTable({ caption, linePercent, ...props }: FeatureKeyTableProps) {
  const rows = useFragment(
    graphql`
      fragment FeatureKeyTable_compatKeys on CompatKey @relay(plural: true) {
        ... @alias(as: "row") @catch {
          path
          readableName
          kind
          isDeprecated
          differsFromFeature
          baseline {
            ...BaselineMark_baseline
          }
          coverage(audience: $audience) {
            ...CoverageBar_coverage
          }
        }
      }
    `,
    props.compatKeys,
  );
  const result = requireAll(rows);
  if (!result.ok) return <SectionFailure what="The list of parts" errors={result.errors} />;
  const keys = result.value;
  const differing = keys.filter((key) => key.differsFromFeature).length;
  const isDifferenceRare = differing <= keys.length / 2;
  const groups = groupByKind(keys);
  return (
    <Table caption={caption} columns={COLUMNS}>
      {groups.map(([kind, ofKind]) => (
        <tbody key={kind}>
          {groups.length > 1 && <KindRow kind={kind} />}
          {ofKind.map((key) => (
            <KeyRow
              key={key.path}
              compatKey={key}
              isMarked={key.differsFromFeature && isDifferenceRare}
              linePercent={linePercent}
            />
          ))}
        </tbody>
      ))}
    </Table>
  );
}

/** The kind with the lowest part comes first. */
function groupByKind<Key extends { readonly kind: string }>(keys: readonly Key[]) {
  return [...new Set(keys.map(({ kind }) => kind))].map(
    (kind) => [kind, keys.filter((key) => key.kind === kind)] as const,
  );
}

function KindRow({ kind }: { readonly kind: string }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={COLUMNS.length} className={styles.kind}>
        {kind}
      </th>
    </tr>
  );
}

interface KeyRowProps {
  readonly compatKey: Caught<FeatureKeyTable_compatKeys$data[number]['row']>;
  /** Marks a key whose support differs from the feature's. */
  readonly isMarked: boolean;
  readonly linePercent: number;
}

function KeyRow({ compatKey, isMarked, linePercent }: KeyRowProps) {
  const { path, readableName, isDeprecated, baseline, coverage } = compatKey;
  return (
    <tr>
      <th scope="row" className={styles.path}>
        <Link href={href.compat(path)} title={path}>
          <BreakableText text={readableName} />
        </Link>
        {isDeprecated && (
          <Tag tone="warning" tip="DEPRECATED">
            deprecated
          </Tag>
        )}
        {isMarked && <Tag tip="DIFFERS">differs from the feature</Tag>}
      </th>
      <CoverageBar isCell coverage={coverage} linePercent={linePercent} />
      <td className={classNames(cells.spare, cells.whole)}>
        {baseline && <BaselineMark baseline={baseline} />}
      </td>
    </tr>
  );
}

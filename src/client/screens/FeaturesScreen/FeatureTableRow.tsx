import type {
  FeatureTableRow_feature$data,
  FeatureTableRow_feature$key,
} from '@/__generated__/FeatureTableRow_feature.graphql';
import { BaselineStatusMark } from '@/client/sections/BaselineStatusMark';
import { CoverageBar } from '@/client/sections/CoverageBar';
import { StackToggleSlot } from '@/client/sections/StackToggleSlot';
import { BreakableText } from '@/client/ui/BreakableText';
import { LazyComponent } from '@/client/ui/LazyComponent';
import { cells } from '@/client/ui/Table';
import { UpperBound } from '@/client/ui/UpperBound';
import type { ColumnName } from '@/domain/routes/featureLists';
import { href } from '@/domain/routes/href';
import { graphql, readInlineData } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import styles from './FeatureTableRow.module.css';

type Row = FeatureTableRow_feature$data;

interface FeatureTableRowProps {
  readonly feature: FeatureTableRow_feature$key;
  readonly columns: readonly ColumnName[];
  /** Phones may hide some columns. */
  readonly canSpare: boolean;
  readonly linePercent: number;
}

const rowFragment = graphql`
  fragment FeatureTableRow_feature on Feature @inline @throwOnFieldError {
    slug
    name
    baseline {
      status
      newlyOn
      isNewlyOnUpperBound
      widelyOn @include(if: $details)
      limitedReason @include(if: $details)
    }
    support {
      browser {
        slug
      }
      version
      isUpperBound
    }
    coverage(audience: $audience) {
      ...CoverageBar_coverage
    }
    description @include(if: $details)
    groups @include(if: $details) {
      name
    }
    snapshots @include(if: $details) {
      name
    }
    specifications @include(if: $details) {
      title
    }
    discouraged @include(if: $details) {
      __typename
    }
  }
`;

/**
 * Rendered fifty times a page, so it uses few, plain elements. Its data is read inline, as part of
 * the table's single subscription, which also catches field errors.
 */
export function FeatureTableRow({
  columns,
  canSpare,
  linePercent,
  ...props
}: FeatureTableRowProps) {
  const feature = readInlineData(rowFragment, props.feature);
  const { slug, name } = feature;
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <StackToggleSlot slug={slug} name={name} />
        <Link href={href.feature(slug)} prefetch="view">
          <BreakableText text={name} />
        </Link>
      </th>
      {columns.map((column) => renderCell(column, feature, { canSpare, linePercent }))}
    </tr>
  );
}

const joinNames = (named: readonly { readonly name: string }[] | undefined) =>
  named?.map(({ name }) => name).join(', ');

/** The columns of plain words. */
const WORDS: Partial<Record<ColumnName, (row: Row) => string | null | undefined>> = {
  groups: (row) => joinNames(row.groups),
  editions: (row) => joinNames(row.snapshots),
  specifications: (row) => row.specifications?.map(({ title }) => title).join(', '),
  limited_because: (row) => row.baseline.limitedReason?.toLowerCase().replaceAll('_', ' '),
  description: (row) => row.description,
  discouraged: (row) => (row.discouraged ? 'Yes' : 'No'),
  id: (row) => row.slug,
};

function renderCell(
  column: ColumnName,
  row: Row,
  { canSpare, linePercent }: Pick<FeatureTableRowProps, 'canSpare' | 'linePercent'>,
) {
  const { slug, baseline, support, coverage } = row;
  switch (column) {
    case 'coverage':
      return <CoverageBar isCell key={column} coverage={coverage} linePercent={linePercent} />;
    case 'baseline':
      return (
        <td key={column}>
          <BaselineStatusMark baseline={{ status: baseline.status }} />
        </td>
      );
    case 'newly_on':
      return dayCell(column, baseline.newlyOn, baseline, canSpare);
    case 'widely_on':
      return dayCell(column, baseline.widelyOn, baseline, canSpare);
    case 'decision':
      return (
        <td key={column}>
          <LazyComponent load={loadDecision} props={{ slug }} />
        </td>
      );
    default:
      return WORDS[column] ? (
        <td key={column} className={styles.words}>
          {WORDS[column](row)}
        </td>
      ) : (
        versionCell(
          column,
          support.find(({ browser }) => browser.slug === column),
          canSpare,
        )
      );
  }
}

const loadDecision = async () =>
  (await import(/* webpackChunkName: "team-features" */ './DecisionCell')).DecisionCell;

function dayCell(
  column: ColumnName,
  day: string | null | undefined,
  { isNewlyOnUpperBound }: Row['baseline'],
  canSpare: boolean,
) {
  return (
    <td key={column} className={canSpare ? `${cells.spare} ${cells.whole}` : cells.whole}>
      {day && isNewlyOnUpperBound && <UpperBound />}
      {day}
    </td>
  );
}

function versionCell(
  column: ColumnName,
  first: Row['support'][number] | undefined,
  canSpare: boolean,
) {
  const version = canSpare ? VERSION : cells.number;
  if (first)
    return (
      <td key={column} className={version}>
        {first.isUpperBound && <UpperBound of="BY_VERSION" />}
        {first.version}
      </td>
    );
  return (
    <td key={column} className={`${version} ${styles.none}`}>
      <span role="img" aria-label="not supported">
        –
      </span>
    </td>
  );
}

const VERSION = `${cells.number} ${cells.spare}`;

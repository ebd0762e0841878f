import type { FeatureTable_features$data } from '@/__generated__/FeatureTable_features.graphql';
import { Link } from '@/relay/Link';
import { CoverageCell } from '@/screens/sections/CoverageCell';
import { StackPlace } from '@/screens/sections/StackPlace';
import { BaselineMark } from '@/ui/BaselineMark';
import { cells } from '@/ui/Table';

import type { ColumnName } from './featureColumns.data';
import styles from './FeatureTableRow.module.css';

type Row = FeatureTable_features$data[number];

interface FeatureTableRowProps {
  readonly feature: Row;
  readonly columns: readonly ColumnName[];
  /** Whether a phone may leave some of them out. */
  readonly canSpare: boolean;
  readonly linePercent: number;
}

/** Drawn fifty times a page, so it is a few plain elements: a cell, a text. */
export function FeatureTableRow({ feature, columns, canSpare, linePercent }: FeatureTableRowProps) {
  const { slug, name } = feature;
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <StackPlace slug={slug} name={name} />
        <Link href={`/features/${slug}`} prefetch="view">
          {name}
        </Link>
      </th>
      {columns.map((column) => cellOf(column, feature, { canSpare, linePercent }))}
    </tr>
  );
}

function cellOf(
  column: ColumnName,
  { slug, baseline, support, coverage, ...details }: Row,
  { canSpare, linePercent }: Pick<FeatureTableRowProps, 'canSpare' | 'linePercent'>,
) {
  switch (column) {
    case 'coverage':
      return <CoverageCell key={column} shares={coverage} linePercent={linePercent} />;
    case 'baseline':
      return (
        <td key={column}>
          <BaselineMark baseline={{ status: baseline.status }} />
        </td>
      );
    case 'newly_on':
      return dayCell(column, baseline.newlyOn, baseline.isNewlyOnUpperBound, canSpare);
    case 'widely_on':
      return dayCell(column, baseline.widelyOn, baseline.isNewlyOnUpperBound, canSpare);
    case 'groups':
      return wordsCell(column, details.groups?.map((group) => group.name).join(', '));
    case 'editions':
      return wordsCell(column, details.snapshots?.map((snapshot) => snapshot.name).join(', '));
    case 'specifications':
      return wordsCell(column, details.specifications?.map(({ title }) => title).join(', '));
    case 'limited_because':
      return wordsCell(column, baseline.limitedReason?.toLowerCase().replaceAll('_', ' '));
    case 'description':
      return wordsCell(column, details.description);
    case 'discouraged':
      return <td key={column}>{details.discouraged ? 'Yes' : 'No'}</td>;
    case 'id':
      return wordsCell(column, slug);
    default:
      return (
        <VersionCell
          key={column}
          first={support.find(({ browser }) => browser.slug === column)}
          canSpare={canSpare}
        />
      );
  }
}

function dayCell(
  column: ColumnName,
  day: string | null | undefined,
  isUpperBound: boolean,
  canSpare: boolean,
) {
  return (
    <td key={column} className={canSpare ? `${cells.spare} ${cells.whole}` : cells.whole}>
      {day && `${isUpperBound ? '≤\u202F' : ''}${day}`}
    </td>
  );
}

function wordsCell(column: ColumnName, words: string | null | undefined) {
  return (
    <td key={column} className={styles.words}>
      {words}
    </td>
  );
}

function VersionCell({
  first,
  canSpare,
}: {
  readonly first: Row['support'][number] | undefined;
  readonly canSpare: boolean;
}) {
  const version = canSpare ? VERSION : cells.number;
  if (first)
    return (
      <td className={version}>{first.isUpperBound ? `≤\u202F${first.version}` : first.version}</td>
    );
  return (
    <td className={`${version} ${styles.none}`}>
      <span role="img" aria-label="not supported">
        –
      </span>
    </td>
  );
}

const VERSION = `${cells.number} ${cells.spare}`;

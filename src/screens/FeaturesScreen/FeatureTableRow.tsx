import type { FeatureTable_features$data } from '@/__generated__/FeatureTable_features.graphql';
import { Link } from '@/relay/Link';
import { CoverageCell } from '@/screens/sections/CoverageCell';
import { BaselineMark } from '@/ui/BaselineMark';
import { cells } from '@/ui/Table';

import type { ColumnName } from './featureColumns.data';
import styles from './FeatureTableRow.module.css';

type Row = FeatureTable_features$data[number];

interface FeatureTableRowProps {
  readonly feature: Row;
  readonly columns: readonly ColumnName[];
  readonly linePercent: number;
}

/** Drawn fifty times a page, so it is a few plain elements: a cell, a text. */
export function FeatureTableRow({ feature, columns, linePercent }: FeatureTableRowProps) {
  const { slug, name } = feature;
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <Link href={`/features/${slug}`} prefetch="view">
          {name}
        </Link>
      </th>
      {columns.map((column) => cellOf(column, feature, linePercent))}
    </tr>
  );
}

function cellOf(column: ColumnName, { slug, baseline, support, coverage, ...details }: Row, linePercent: number) {
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
      return dayCell(column, baseline.newlyOn, baseline.isNewlyOnUpperBound);
    case 'widely_on':
      return dayCell(column, baseline.widelyOn, baseline.isNewlyOnUpperBound);
    case 'groups':
      return <td key={column}>{details.groups?.map((group) => group.name).join(', ')}</td>;
    case 'editions':
      return <td key={column}>{details.snapshots?.map((snapshot) => snapshot.name).join(', ')}</td>;
    case 'specifications':
      return <td key={column}>{details.specifications?.map(({ title }) => title).join(', ')}</td>;
    case 'discouraged':
      return <td key={column}>{details.discouraged ? 'Yes' : 'No'}</td>;
    case 'id':
      return <td key={column}>{slug}</td>;
    default:
      return <VersionCell key={column} first={support.find(({ browser }) => browser.slug === column)} />;
  }
}

function dayCell(column: ColumnName, day: string | null | undefined, isUpperBound: boolean) {
  return (
    <td key={column} className={`${cells.spare} ${cells.whole}`}>
      {day && `${isUpperBound ? '≤\u202F' : ''}${day}`}
    </td>
  );
}

function VersionCell({ first }: { readonly first: Row['support'][number] | undefined }) {
  if (first) return <td className={VERSION}>{first.isUpperBound ? `≤\u202F${first.version}` : first.version}</td>;
  return (
    <td className={`${VERSION} ${styles.none}`}>
      <span role="img" aria-label="not supported">
        –
      </span>
    </td>
  );
}

const VERSION = `${cells.number} ${cells.spare}`;

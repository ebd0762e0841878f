import { useId, useState } from 'react';
import { Button } from '@/client/ui/Button';
import { EmptyState } from '@/client/ui/EmptyState';
import { cells, Table } from '@/client/ui/Table';
import { formatCount, formatCountWithNoun, formatPercent } from '@/domain/format';
import { RowName } from './RowName';
import { RowPlaces } from './RowPlaces';
import styles from './ScanResult.module.css';
import { consequenceWords } from './scanWords';
import { isLacked, type FeatureRow as Row } from './toFeatureRows';
import type { Trial } from './Trial';
import type { ShowUses } from './useScan';

const SHOWN = 30;

const COLUMNS = [
  { heading: 'Feature' },
  { heading: 'Without it' },
  { heading: 'Without support', className: cells.number },
  { heading: 'Places', className: `${cells.number} ${cells.spare}` },
];

interface FeatureRowsProps {
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly hasCode: boolean;
  readonly show: ShowUses;
  readonly trial?: Trial | undefined;
}

/** Features that someone lacks; the others are one line, closed. */
export function FeatureRows({ caption, rows, ...rest }: FeatureRowsProps) {
  const lacked = rows.filter(isLacked);
  const known = rows.filter((row) => !isLacked(row));
  return (
    <>
      {lacked.length > 0 ? (
        <RowsTable caption={caption} rows={lacked} {...rest} />
      ) : (
        <EmptyState title="No feature here leaves anyone out." />
      )}
      {known.length > 0 && (
        <details className={styles.details}>
          <summary>{`${formatCountWithNoun(known.length, 'feature')} everyone has`}</summary>
          <RowsTable caption={`${caption}: everyone has it`} rows={known} {...rest} />
        </details>
      )}
    </>
  );
}

function RowsTable({ caption, rows, hasCode, show, trial }: FeatureRowsProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, SHOWN);
  return (
    <>
      <Table caption={caption} columns={COLUMNS}>
        <tbody>
          {shown.map((row) => (
            <FeatureRow key={row.id} row={row} hasCode={hasCode} show={show} trial={trial} />
          ))}
        </tbody>
      </Table>
      {rows.length > shown.length && (
        <p>
          <Button onClick={() => setWhole(true)}>{`Show all ${formatCount(rows.length)}`}</Button>
        </p>
      )}
    </>
  );
}

interface FeatureRowProps extends Pick<FeatureRowsProps, 'hasCode' | 'show' | 'trial'> {
  readonly row: Row;
}

function FeatureRow({ row, hasCode, show, trial }: FeatureRowProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <tr>
        <th scope="row">
          <RowName
            row={row}
            isOpen={isOpen}
            controls={id}
            onToggle={() => setOpen(!isOpen)}
            trial={trial}
          />
        </th>
        <td>{consequenceWords[row.consequence]}</td>
        <td className={cells.number}>
          {row.leftOutShare === undefined ? 'unknown' : formatPercent(row.leftOutShare)}
          {row.partlyShare >= 0.0005 && (
            <small className={styles.partly}>
              {`${formatPercent(row.partlyShare)} have only a part`}
            </small>
          )}
        </td>
        <td className={`${cells.number} ${cells.spare}`}>{formatCount(row.count)}</td>
      </tr>
      <tr id={id} hidden={!isOpen}>
        <td colSpan={4}>{isOpen && <RowPlaces row={row} hasCode={hasCode} show={show} />}</td>
      </tr>
    </>
  );
}

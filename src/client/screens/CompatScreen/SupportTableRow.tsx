import { BaselineMark } from '@/client/sections/BaselineMark';
import { CoverageBar } from '@/client/sections/CoverageBar';
import { BreakableText } from '@/client/ui/BreakableText';
import { formatCountWithNoun } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import { KeyTags } from './KeyTags';
import type { SupportColumn } from './supportColumns';
import type { SupportRow } from './supportRow';
import styles from './SupportTable.module.css';
import { SupportTableCell } from './SupportTableCell';

interface SupportTableRowProps {
  readonly row: SupportRow;
  readonly columns: readonly SupportColumn[];
  /** True for the row of the page's key; the others are its children. */
  readonly isOwn: boolean;
}

export function SupportTableRow({ row, columns, isOwn }: SupportTableRowProps) {
  const { path, name, hasData, baseline, descendantCount } = row;
  const isBranch = !isOwn && descendantCount > 0;
  return (
    <tr>
      <th scope="row" className={`${styles.key} ${isOwn ? styles.own : styles.child}`}>
        {isOwn ? (
          <code>
            <BreakableText text={name} />
          </code>
        ) : (
          <Link href={href.compat(path)}>
            <code>
              <BreakableText text={name} />
            </code>
          </Link>
        )}
        <small className={styles.about}>
          {baseline && <BaselineMark baseline={baseline} />}
          {isBranch && hasData && (
            <span>{`${formatCountWithNoun(descendantCount, 'sub-key')}`}</span>
          )}
          {hasData && <KeyTags compatKey={row} />}
        </small>
      </th>
      {hasData ? (
        <KnownCells row={row} columns={columns} isOwn={isOwn} />
      ) : (
        <BranchCell count={descendantCount} width={columns.length + 1} />
      )}
    </tr>
  );
}

function KnownCells({ row, columns, isOwn }: SupportTableRowProps) {
  const { linePercent } = usePreferences();
  return (
    <>
      <CoverageBar isCell coverage={row.coverage} linePercent={linePercent} />
      {columns.map(({ browser, index, isFirstOfGroup }) => {
        const cell = row.support[index];
        return (
          cell && (
            <SupportTableCell
              key={browser.slug}
              cell={cell}
              path={row.path}
              browser={browser}
              isFirstOfGroup={isFirstOfGroup}
              isOwn={isOwn}
            />
          )
        );
      })}
    </>
  );
}

/** A key that only groups others has no support data. */
function BranchCell({ count, width }: { readonly count: number; readonly width: number }) {
  return (
    <td
      colSpan={width}
      className={styles.branch}
    >{`No data for this key itself; ${formatCountWithNoun(count, 'sub-key')}`}</td>
  );
}

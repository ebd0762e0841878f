import { type SupportClass, supportWords } from '@/domain/SupportClass';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { MARK_WORDS } from './markWords';
import { StatementDetail } from './StatementDetail';
import type { SupportRowCell } from './supportRow';
import tableStyles from './SupportTable.module.css';
import styles from './SupportTableCell.module.css';

interface SupportTableCellProps {
  readonly cell: SupportRowCell;
  readonly path: string;
  readonly browser: { readonly slug: string; readonly name: string; readonly isCore: boolean };
  readonly isFirstOfGroup: boolean;
}

/**
 * A version with its shape. A table has up to 1,400 cells, so the shape is drawn in CSS and each
 * cell uses a single element where possible. A cell with details is a button for a native popover,
 * which needs no JavaScript and is never clipped by the table.
 */
export function SupportTableCell({ cell, path, browser, isFirstOfGroup }: SupportTableCellProps) {
  const className = [
    SHAPES[cell.class],
    isFirstOfGroup && tableStyles.first,
    !browser.isCore && tableStyles.other,
  ]
    .filter(Boolean)
    .join(' ');
  if (cell.details.length === 0) {
    return (
      <td className={className} data-browser={browser.name}>
        <CellLabel cell={cell} />
      </td>
    );
  }
  const id = `${path}@${browser.slug}`;
  const marks = cell.marks.map((mark) => MARK_WORDS[mark].short).join(', ');
  return (
    <td className={className} data-browser={browser.name}>
      <button type="button" popoverTarget={id} className={styles.more}>
        <CellLabel cell={cell} />
        {marks && <small>{marks}</small>}
      </button>
      <div
        popover="auto"
        id={id}
        role="dialog"
        aria-label={`${path} in ${browser.name}`}
        className={styles.details}
      >
        <p className={styles.title}>
          {`${browser.name}, `}
          <code>{path}</code>
        </p>
        <ul>
          {cell.details.map((statement, index) => (
            <StatementDetail key={index} statement={statement} />
          ))}
        </ul>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className={styles.close}
        >
          Close
        </button>
      </div>
    </td>
  );
}

/**
 * A bare version means full support and "No" is self-explanatory; the other classes also get a text
 * label for screen readers.
 */
function CellLabel({ cell: { class: supportClass, label } }: { readonly cell: SupportRowCell }) {
  const text = label.includes('–') ? <span className={styles.range}>{label}</span> : label;
  if (supportClass === 'YES' || label === 'No') return text;
  return (
    <>
      <VisuallyHidden>{`${supportWords(supportClass)}: `}</VisuallyHidden>
      {text}
    </>
  );
}

export const SHAPES: Readonly<Record<SupportClass, string | undefined>> = {
  YES: styles.yes,
  PARTIAL: styles.partial,
  PREVIEW: styles.preview,
  NO: styles.no,
  REMOVED_PARTIAL: styles.removedPartial,
  UNKNOWN: styles.unknown,
};

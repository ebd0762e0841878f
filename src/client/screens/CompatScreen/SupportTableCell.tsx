import { type ComponentProps, useState } from 'react';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import { href } from '@/domain/routes/href';
import { type SupportClass, supportWords } from '@/domain/SupportClass';
import { isForBrowser, useSharedHref } from '@/relay/route/Link';
import { MARK_WORDS } from './markWords';
import { StatementDetail } from './StatementDetail';
import type { SupportColumn } from './supportColumns';
import type { SupportRowCell } from './supportRow';
import tableStyles from './SupportTable.module.css';
import styles from './SupportTableCell.module.css';

interface SupportTableCellProps {
  readonly cell: SupportRowCell;
  readonly path: string;
  readonly browser: SupportColumn['browser'];
  readonly isFirstOfGroup: boolean;
  /** True in the row of the page's key. */
  readonly isOwn: boolean;
}

/**
 * A version with its shape. A table has up to 1,400 cells, so the shape is drawn in CSS and each
 * cell uses a single element where possible.
 */
export function SupportTableCell({ isFirstOfGroup, isOwn, ...asked }: SupportTableCellProps) {
  const { cell, browser } = asked;
  const className = [
    SHAPES[cell.class],
    isFirstOfGroup && tableStyles.first,
    !browser.isCore && tableStyles.other,
  ]
    .filter(Boolean)
    .join(' ');
  const Details = isOwn ? DetailsButton : DetailsLink;
  return (
    <td className={className} data-browser={browser.name}>
      {cell.details.length === 0 ? <CellLabel cell={cell} /> : <Details {...asked} />}
    </td>
  );
}

type DetailsProps = Pick<SupportTableCellProps, 'cell' | 'path' | 'browser'>;

/** Opens a native popover, which needs no JavaScript and is never clipped by the table. */
function DetailsButton({ cell, path, browser }: DetailsProps) {
  const id = `${path}@${browser.slug}`;
  return (
    <>
      <button type="button" popoverTarget={id} className={styles.more}>
        <MarkedLabel cell={cell} />
      </button>
      <CellDetails id={id} cell={cell} path={path} browser={browser} />
    </>
  );
}

/**
 * Opens the same popover, but renders it on demand: those of a hundred sub-keys would be half of
 * the page. Without JavaScript it leads to the sub-key's page, whose own row has them. /
 */
function DetailsLink({ cell, path, browser }: DetailsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const target = useSharedHref(href.compat(path));
  return (
    <>
      <a
        href={target}
        aria-haspopup="dialog"
        className={styles.more}
        onClick={(event) => {
          if (isForBrowser(event)) return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        <MarkedLabel cell={cell} />
      </a>
      {isOpen && (
        <CellDetails
          id={`${path}@${browser.slug}`}
          cell={cell}
          path={path}
          browser={browser}
          ref={showBesideLink}
          onToggle={({ newState }) => newState === 'closed' && setIsOpen(false)}
        />
      )}
    </>
  );
}

function showBesideLink(popover: HTMLDivElement): () => void {
  popover.showPopover({ source: popover.previousElementSibling as HTMLElement });
  return () => popover.hidePopover();
}

interface CellDetailsProps
  extends DetailsProps, Pick<ComponentProps<'div'>, 'id' | 'ref' | 'onToggle'> {}

function CellDetails({ id, cell, path, browser, ref, onToggle }: CellDetailsProps) {
  return (
    <div
      popover="auto"
      id={id}
      ref={ref}
      onToggle={onToggle}
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
      <button type="button" popoverTarget={id} popoverTargetAction="hide" className={styles.close}>
        Close
      </button>
    </div>
  );
}

function MarkedLabel({ cell }: { readonly cell: SupportRowCell }) {
  const marks = cell.marks.map((mark) => MARK_WORDS[mark].short).join(', ');
  return (
    <>
      <CellLabel cell={cell} />
      {marks && <small>{marks}</small>}
    </>
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

import { Fragment, type ReactElement, type ReactNode, useId } from 'react';
import { classNames } from './classNames';
import styles from './Table.module.css';
import { TableEnd, waitsForRows } from './TableEnd';
import { useTabStop } from './useTabStop';
import hidden from './VisuallyHidden.module.css';

export interface ColumnHead {
  /** The column's name, or its whole header cell: a <SortHeader>. */
  readonly heading: string | ReactElement;
  /** From `cells`, for the header and for the column's cells. */
  readonly className?: string | undefined;
}

export interface TableProps {
  /** The table's accessible name, for readers who can't see the heading above it. */
  readonly caption: string;
  readonly isCaptionVisible?: boolean;
  /**
   * `page`: full height, with the header sticky to the window. `box`: scrolls both ways inside a
   * box, with a sticky header and first column.
   */
  readonly scroll?: 'page' | 'box';
  /** On phones: `wrap` text to fit, or `scroll` sideways, for tables with many columns. */
  readonly narrow?: 'wrap' | 'scroll';
  /** The header row. */
  readonly columns?: readonly ColumnHead[];
  /** `<tbody>`. */
  readonly children: ReactNode;
}

/**
 * A table that never widens the page, for rows that are components of their own. <DataTable> writes
 * the rows, too. Class names for its cells are in `cells`: `number` for figures, `spare` for columns
 * that phones hide, and so on.
 */
export function Table({
  caption,
  isCaptionVisible = false,
  scroll = 'page',
  narrow = 'wrap',
  columns,
  children,
}: TableProps) {
  const id = useId();
  const tabStop = useTabStop();
  return (
    <div
      {...tabStop}
      role="region"
      aria-labelledby={id}
      className={classNames(styles.scroller, styles[scroll], styles[narrow])}
    >
      <table className={classNames(styles.table, waitsForRows)}>
        <caption id={id} className={isCaptionVisible ? styles.caption : hidden.hidden}>
          {caption}
        </caption>
        {columns && (
          <thead>
            <tr>
              {columns.map(({ heading, className }, index) => (
                <Fragment key={index}>
                  {typeof heading === 'string' ? (
                    <th scope="col" className={className}>
                      {heading}
                    </th>
                  ) : (
                    heading
                  )}
                </Fragment>
              ))}
            </tr>
          </thead>
        )}
        {children}
      </table>
      <TableEnd />
    </div>
  );
}

interface CellClasses {
  /** Right-aligned figures, for `<td>` and `<th>`. */
  readonly number: string | undefined;
  /** Words in a column of figures: right-aligned, too, and wrapped. */
  readonly words: string | undefined;
  /** A column hidden on phones. */
  readonly spare: string | undefined;
  /** A cell whose text never wraps. */
  readonly whole: string | undefined;
  /** A row's last cell, if it holds prose. On phones it goes below the others. */
  readonly below: string | undefined;
}

/** Class names for a <Table>'s cells. There are too many cells to make each one a component. */
export const cells: CellClasses = {
  number: styles.number,
  words: styles.words,
  spare: styles.spare,
  whole: styles.whole,
  below: styles.below,
};

import { type ReactNode, useId } from 'react';
import { classNames } from './classNames';
import styles from './Table.module.css';
import hidden from './VisuallyHidden.module.css';

interface TableProps {
  /** Names the table for everyone who cannot see the heading above it. */
  readonly caption: string;
  readonly isCaptionVisible?: boolean;
  /**
   * `page`: as tall as its rows, header sticks to the window. `box`: scrolls both ways by itself,
   * header and first column stay.
   */
  readonly scroll?: 'page' | 'box';
  /**
   * On a phone: `wrap` words to fit, or keep them whole and `scroll` sideways, for tables of many
   * columns.
   */
  readonly narrow?: 'wrap' | 'scroll';
  /** `<thead>` and `<tbody>`. */
  readonly children: ReactNode;
}

/**
 * A table that never widens the page. Numbers: className from `cells.number`; columns a phone can
 * spare: `cells.spare`.
 */
export function Table({
  caption,
  isCaptionVisible = false,
  scroll = 'page',
  narrow = 'wrap',
  children,
}: TableProps) {
  const id = useId();
  return (
    <div
      {...SCROLLER}
      aria-labelledby={id}
      className={classNames(styles.scroller, styles[scroll], styles[narrow])}
    >
      <table className={styles.table}>
        <caption id={id} className={isCaptionVisible ? styles.caption : hidden.hidden}>
          {caption}
        </caption>
        {children}
      </table>
    </div>
  );
}

/** Whoever has no mouse scrolls it with the arrow keys, so it must take focus. */
const SCROLLER = { role: 'region', tabIndex: 0 } as const;

interface CellClasses {
  /** Right-aligned figures, for `<td>` and `<th>`. */
  readonly number: string | undefined;
  /** A column that phones leave out. */
  readonly spare: string | undefined;
  /** A cell whose words never break. */
  readonly whole: string | undefined;
}

/** Classes for the cells of a <Table>; many cells are drawn, so they are plain elements. */
export const cells: CellClasses = {
  number: styles.number,
  spare: styles.spare,
  whole: styles.whole,
};

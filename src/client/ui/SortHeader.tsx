import type { ReactNode } from 'react';
import { Anchor } from './Anchor';
import { classNames } from './classNames';
import styles from './SortHeader.module.css';
import { cells } from './Table';
import { VisuallyHidden } from './VisuallyHidden';

interface SortHeaderProps {
  /** The same page sorted by this column, or in reverse if it already is. */
  readonly href: string;
  /** The current sort direction, if the table is sorted by this column. */
  readonly sort?: 'ascending' | 'descending' | undefined;
  readonly isNumber?: boolean;
  readonly isSpare?: boolean;
  /** The full form of an abbreviated label. */
  readonly full?: string;
  readonly children: ReactNode;
}

/** A column header that sorts the table. */
export function SortHeader({
  href,
  sort,
  isNumber = false,
  isSpare = false,
  full,
  children,
}: SortHeaderProps) {
  const link = (
    <Anchor href={href} className={classNames(styles.link, isNumber && styles.reversed)}>
      {full === undefined ? children : <Abbreviation full={full}>{children}</Abbreviation>}
      <svg className={styles.arrow} width="8" height="8" aria-hidden="true">
        {sort && (
          <path d={sort === 'ascending' ? 'M0 6L4 1L8 6Z' : 'M0 2L4 7L8 2Z'} fill="currentColor" />
        )}
      </svg>
    </Anchor>
  );
  return (
    <th
      scope="col"
      aria-sort={sort}
      className={classNames(isNumber && cells.number, isSpare && cells.spare)}
    >
      {link}
    </th>
  );
}

function Abbreviation({ full, children }: { full: string; children: ReactNode }) {
  return (
    <>
      <abbr aria-hidden="true" title={full}>
        {children}
      </abbr>
      <VisuallyHidden>{full}</VisuallyHidden>
    </>
  );
}

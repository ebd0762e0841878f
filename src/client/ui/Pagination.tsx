import { formatCount } from '@/domain/format';
import { Anchor } from './Anchor';
import styles from './Pagination.module.css';

interface PaginationProps {
  /** The list, for the landmark's accessible name: "Features". */
  readonly label: string;
  /** Starts at 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly getHref: (page: number) => string;
}

/**
 * The position in a long list and links to other pages: "51–100 of 1,204". Unavailable links stay
 * as muted text so that nothing shifts.
 */
export function Pagination({ label, page, pageSize, total, getHref }: PaginationProps) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const ways = [
    { words: 'First', to: 1, isOpen: page > 1 },
    { words: 'Previous', to: page - 1, isOpen: page > 1, rel: 'prev' },
    { words: 'Next', to: page + 1, isOpen: page < last, rel: 'next' },
    { words: 'Last', to: last, isOpen: page < last },
  ];
  return (
    <nav aria-label={`${label}, pages`} className={styles.pagination}>
      <span>{`${formatCount(from)}–${formatCount(Math.min(page * pageSize, total))} of ${formatCount(total)}`}</span>
      <ul>
        {ways.map(({ words, to, isOpen, rel }) => (
          <li key={words}>
            {isOpen ? (
              <Anchor href={getHref(to)} rel={rel}>
                {words}
              </Anchor>
            ) : (
              <span aria-hidden="true">{words}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { UpperBound } from '@/client/ui/UpperBound';
import type { BaselineFacts, BaselineStatus } from '@/domain/BaselineFacts';
import styles from './Mark.module.css';

interface BaselineStatusMarkProps {
  readonly baseline: BaselineFacts;
  /** In place of the short ones for tables. */
  readonly words?: string;
  /** Between the words and the date. */
  readonly since?: string;
}

const SHORT: Readonly<Record<BaselineStatus, string>> = {
  WIDELY: 'Widely',
  NEWLY: 'Newly',
  LIMITED: 'Limited',
};

/**
 * A Baseline status as a shape (disc: widely, ring: newly, diamond: limited), a word and a date.
 */
export function BaselineStatusMark({ baseline, words, since = '' }: BaselineStatusMarkProps) {
  const { status } = baseline;
  const date =
    status === 'WIDELY' ? baseline.widelyOn : status === 'NEWLY' ? baseline.newlyOn : undefined;
  return (
    <span className={styles.mark} data-tip={status}>
      <svg width="10" height="10" aria-hidden="true">
        {SHAPES[status]}
      </svg>
      <span>
        {words ?? SHORT[status]}
        {date && (
          <>
            {`${since} `}
            {status === 'NEWLY' && baseline.isNewlyOnUpperBound && <UpperBound />}
            <time dateTime={date}>{date}</time>
          </>
        )}
      </span>
    </span>
  );
}

const SHAPES: Readonly<Record<BaselineStatus, React.JSX.Element>> = {
  WIDELY: <circle cx="5" cy="5" r="5" fill="var(--widely)" />,
  NEWLY: <circle cx="5" cy="5" r="4" fill="none" stroke="var(--newly)" strokeWidth="2" />,
  LIMITED: <path d="M5 1L9 5L5 9L1 5Z" fill="none" stroke="var(--limited)" strokeWidth="1.75" />,
};

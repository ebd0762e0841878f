import type { BaselineFacts, BaselineStatus, LimitedReason } from '@/domain/BaselineFacts';
import { TimeText } from '@/ui/TimeText';
import styles from './Mark.module.css';

interface BaselineStatusMarkProps {
  readonly baseline: BaselineFacts;
  /**
   * `short`: the status and its date, for tables. `long`: the full phrase, with the reason if
   * availability is limited.
   */
  readonly detail?: 'short' | 'long';
}

const SHORT: Readonly<Record<BaselineStatus, string>> = {
  WIDELY: 'Widely',
  NEWLY: 'Newly',
  LIMITED: 'Limited',
};
const LONG: Readonly<Record<BaselineStatus, string>> = {
  WIDELY: 'Widely available',
  NEWLY: 'Newly available',
  LIMITED: 'Limited availability',
};
const REASONS: Readonly<Record<LimitedReason, string>> = {
  DISCOURAGED: 'discouraged',
  ONE_BROWSER_SHORT: 'missing in one browser',
  NONE_YET: 'no core browser yet',
  MIXED: 'missing in several browsers',
};

/**
 * A Baseline status as a shape (disc: widely, ring: newly, diamond: limited), a word and a date.
 */
export function BaselineStatusMark({ baseline, detail = 'short' }: BaselineStatusMarkProps) {
  const { status, limitedReason } = baseline;
  const date =
    status === 'WIDELY' ? baseline.widelyOn : status === 'NEWLY' ? baseline.newlyOn : undefined;
  const words = (detail === 'long' ? LONG : SHORT)[status];
  const since = detail === 'long' ? ' since' : '';
  return (
    <span className={styles.mark}>
      <svg width="10" height="10" aria-hidden="true">
        {SHAPES[status]}
      </svg>
      <span>
        {limitedReason && detail === 'long' ? `${words}: ${REASONS[limitedReason]}` : words}
        {date && (
          <>
            {`${since}${status === 'NEWLY' && baseline.isNewlyOnUpperBound ? ' ≤\u202F' : ' '}`}
            <TimeText date={date} />
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

import type { CoverageShares } from '@/domain/CoverageShares';
import styles from './LoadLine.module.css';
import { loadLineBars, loadLineSentence } from './loadLineParts';
import { PAINT } from './paint';
import { getSegments } from './segments';

export interface LoadLineProps {
  readonly shares: CoverageShares;
  readonly linePercent: number;
}

/** In px. */
const HEIGHTS = { top: 3, height: 8, lowTop: 5, lowHeight: 4 };

/** Dots would blur at this size, so the unknown part is an empty track. */
const SMALL_PAINT = { ...PAINT, unknown: 'color-mix(in srgb, var(--unknown) 30%, transparent)' };

/**
 * An audience from 0 to 100 %, filled with who can use something, with the line a team wants to
 * reach marked on it. Positions are percentages and there is no viewBox: whatever the width,
 * nothing is stretched.
 */
export function LoadLine({ shares, linePercent }: LoadLineProps) {
  const segments = getSegments(shares);
  return (
    <svg
      className={styles.row}
      role="img"
      aria-label={loadLineSentence(segments, linePercent)}
      data-tip=""
    >
      {loadLineBars(segments, HEIGHTS, SMALL_PAINT)}
      <rect className={styles.line} x={`${linePercent}%`} width="1.5" height="14" />
    </svg>
  );
}

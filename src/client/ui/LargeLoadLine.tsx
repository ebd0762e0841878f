import { formatCountWithNoun, formatLine, formatPercent } from '@/domain/format';
import { getGoverningShare } from '@/domain/governingShare';
import { classNames } from './classNames';
import styles from './LargeLoadLine.module.css';
import type { LoadLineProps } from './LoadLine';
import { loadLineBars, loadLineSentence, toPercent } from './loadLineParts';
import { getSegments } from './segments';

export interface WithoutParts {
  readonly share: number;
  /** How many parts that share does without. */
  readonly count: number;
}

interface LargeLoadLineProps extends LoadLineProps {
  /** Marked if it differs from what is shown anyway. */
  readonly withoutParts?: WithoutParts | undefined;
}

/** In px. */
const HEIGHTS = { top: 24, height: 22, lowTop: 29, lowHeight: 12 };

/** A <LoadLine>, large and with numbers, which never shrink. */
export function LargeLoadLine({ shares, linePercent, withoutParts }: LargeLoadLineProps) {
  const segments = getSegments(shares);
  const label = loadLineSentence(segments, linePercent);
  const { share } = getGoverningShare(shares, linePercent);
  const isShown =
    withoutParts !== undefined &&
    withoutParts.share >= shares.supportedShare + LEAST_DIFFERENCE &&
    Math.abs(withoutParts.share - share) >= LEAST_DIFFERENCE;
  const without =
    isShown &&
    `${formatPercent(withoutParts.share, linePercent)} if you avoid ${formatCountWithNoun(withoutParts.count, 'part')}`;
  return (
    <svg
      className={classNames(styles.large, without && styles.withParts)}
      role="img"
      aria-label={without ? `${label}; ${without}` : label}
    >
      {loadLineBars(segments, HEIGHTS)}
      {isShown && without && <PartsMark share={withoutParts.share} label={without} />}
      <use href="#load-line-mark" x={`${linePercent}%`} />
      <LineLabel linePercent={linePercent} />
      <ShareLabel share={share} linePercent={linePercent} />
    </svg>
  );
}

/** At a smaller distance, two marks would look like one. */
const LEAST_DIFFERENCE = 0.005;

/** Below the share's own label, so that the two never meet. */
function PartsMark({ share, label }: { share: number; label: string }) {
  return (
    <>
      <line className={styles.parts} x1={toPercent(share)} x2={toPercent(share)} y1="20" y2="70" />
      <text
        className={styles.label}
        x={toPercent(share)}
        y="82"
        textAnchor={share > 0.5 ? 'end' : 'start'}
      >
        {label}
      </text>
    </>
  );
}

/** Labels lie on the side with more room. */
function LineLabel({ linePercent }: { linePercent: number }) {
  const isRight = linePercent > 50;
  return (
    <text
      className={styles.label}
      x={`${linePercent}%`}
      dx={isRight ? -16 : 16}
      y="14"
      textAnchor={isRight ? 'end' : 'start'}
    >
      {`your line, ${formatLine(linePercent)}`}
    </text>
  );
}

function ShareLabel({ share, linePercent }: { share: number; linePercent: number }) {
  const isRight = share > 0.5;
  return (
    <text
      className={styles.label}
      x={toPercent(share)}
      y="64"
      textAnchor={isRight ? 'end' : 'start'}
    >
      {formatPercent(share, linePercent)}
    </text>
  );
}

import type { CoverageShares } from '@/domain/CoverageShares';
import { formatLine, formatPercent } from '@/domain/formatPercent';
import styles from './LoadLine.module.css';
import { PAINT } from './paint';
import { type Segment, segmentsOf } from './segments';

interface LoadLineProps {
  readonly shares: CoverageShares;
  readonly linePercent: number;
  readonly size: 'large' | 'row';
}

/** Pixels. The unsupported part is drawn lower, so that color is not the only difference. */
const ROW = { top: 3, height: 8, lowTop: 5, lowHeight: 4 };
const LARGE = { top: 24, height: 22, lowTop: 29, lowHeight: 12 };

/**
 * An audience from 0 to 100 %, filled by support, with the team's line marked. Positions are
 * percentages and there is no viewBox, so nothing stretches and labels keep their size at any
 * width.
 */
export function LoadLine({ shares, linePercent, size }: LoadLineProps) {
  const segments = segmentsOf(shares);
  const label = loadLineSentence(segments, linePercent);
  const bars = segments
    .filter(({ share }) => share > 0)
    .map((segment) => bar(segment, size === 'row' ? ROW : LARGE));
  const at = `${linePercent}%`;
  if (size === 'row') {
    return (
      <svg className={styles.row} role="img" aria-label={label}>
        {bars}
        <rect className={styles.line} x={at} width="1.5" height="14" />
      </svg>
    );
  }
  return (
    <svg className={styles.large} role="img" aria-label={label}>
      {bars}
      <use href="#load-line-mark" x={at} />
      <LineLabel linePercent={linePercent} />
      <ShareLabel share={shares.supportedShare} linePercent={linePercent} />
    </svg>
  );
}

function loadLineSentence(segments: readonly Segment[], linePercent: number): string {
  const parts = segments.map(
    ({ words, share, kind }) =>
      `${formatPercent(share, kind === 'supported' ? linePercent : undefined)} ${words}`,
  );
  return `${parts.join(', ')}; your line is at ${formatLine(linePercent)}`;
}

function bar({ kind, start, share }: Segment, at: typeof ROW) {
  const isLow = kind === 'unsupported';
  return (
    <rect
      key={kind}
      x={percent(start)}
      y={isLow ? at.lowTop : at.top}
      width={percent(share)}
      height={isLow ? at.lowHeight : at.height}
      fill={PAINT[kind]}
    />
  );
}

/** Labels go on the side with more room. */
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
    <text className={styles.label} x={percent(share)} y="64" textAnchor={isRight ? 'end' : 'start'}>
      {formatPercent(share, linePercent)}
    </text>
  );
}

/** Rounded to two decimals: short markup, yet exact to the pixel. */
function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}

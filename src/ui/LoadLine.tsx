import type { CoverageShares } from '@/domain/CoverageShares';
import { formatLine, formatPercent } from '@/domain/formatPercent';
import { classNames } from './classNames';
import styles from './LoadLine.module.css';
import { PAINT } from './paint';
import { type Segment, segmentsOf } from './segments';

interface LoadLineProps {
  readonly shares: CoverageShares;
  readonly linePercent: number;
  readonly size: 'large' | 'row';
  /** Marked on a large one where it differs from what is supported. */
  readonly shareWithoutParts?: number | null | undefined;
}

/** Heights in px: what is not supported is drawn lower, so that it differs by shape too. */
const ROW = { top: 3, height: 8, lowTop: 5, lowHeight: 4 };
const LARGE = { top: 24, height: 22, lowTop: 29, lowHeight: 12 };

/**
 * An audience from 0 to 100 %, filled with who can use something, with the line a team wants to
 * reach marked on it. Positions are percentages and there is no viewBox: whatever the width,
 * nothing is stretched and no label shrinks.
 */
export function LoadLine({ shares, linePercent, size, shareWithoutParts }: LoadLineProps) {
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
  const without =
    (shareWithoutParts ?? 0) >= shares.supportedShare + LEAST_DIFFERENCE
      ? `without these parts, ${formatPercent(shareWithoutParts!, linePercent)}`
      : undefined;
  return (
    <svg
      className={classNames(styles.large, without && styles.withParts)}
      role="img"
      aria-label={without ? `${label}; ${without}` : label}
    >
      {bars}
      {without && <PartsMark share={shareWithoutParts!} label={without} />}
      <use href="#load-line-mark" x={at} />
      <LineLabel linePercent={linePercent} />
      <ShareLabel share={shares.supportedShare} linePercent={linePercent} />
    </svg>
  );
}

/** Below it two marks would be one. */
const LEAST_DIFFERENCE = 0.005;

/** Below the share's own label, so that the two never meet. */
function PartsMark({ share, label }: { share: number; label: string }) {
  return (
    <>
      <line className={styles.parts} x1={percent(share)} x2={percent(share)} y1="20" y2="70" />
      <text
        className={styles.label}
        x={percent(share)}
        y="82"
        textAnchor={share > 0.5 ? 'end' : 'start'}
      >
        {label}
      </text>
    </>
  );
}

/** "88.4 % supported, 1.9 % partial, 9.7 % not supported; your line is at 95 %" */
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
    <text className={styles.label} x={percent(share)} y="64" textAnchor={isRight ? 'end' : 'start'}>
      {formatPercent(share, linePercent)}
    </text>
  );
}

/** A coordinate that is as short as it is exact on any screen. */
function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}

import { formatLine, formatPercent } from '@/domain/format';
import { PAINT } from './paint';
import type { Segment } from './segments';

/** In px. The unsupported part is drawn lower, so that it also differs by shape. */
interface Heights {
  readonly top: number;
  readonly height: number;
  readonly lowTop: number;
  readonly lowHeight: number;
}

/** "88.4 % supported, 1.9 % partial, 9.7 % not supported; your line is at 95 %" */
export function loadLineSentence(segments: readonly Segment[], linePercent: number): string {
  const parts = segments.map(
    ({ words, share, kind }) =>
      `${formatPercent(share, kind === 'supported' ? linePercent : undefined)} ${words}`,
  );
  return `${parts.join(', ')}; your line is at ${formatLine(linePercent)}`;
}

export function loadLineBars(segments: readonly Segment[], at: Heights, paint = PAINT) {
  return segments
    .filter(({ share }) => share > 0)
    .map(({ kind, start, share }) => {
      const isLow = kind === 'unsupported';
      return (
        <rect
          key={kind}
          x={toPercent(start)}
          y={isLow ? at.lowTop : at.top}
          width={toPercent(share)}
          height={isLow ? at.lowHeight : at.height}
          fill={paint[kind]}
        />
      );
    });
}

/** A coordinate that is as short as it is exact on any screen. */
export function toPercent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}

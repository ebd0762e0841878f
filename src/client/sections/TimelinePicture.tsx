import { classNames } from '@/client/ui/classNames';
import { PAINT } from '@/client/ui/paint';
import type { TimeScale } from '@/client/ui/timeScale';
import type { SupportClass } from '@/domain/SupportClass';
import styles from './SupportTimeline.module.css';
import type { TimelineRow } from './TimelineRow';

/** The row height of the table next to it, in pixels. */
const ROW = 30;
const BAR = 12;

/**
 * Bars from each first release to today. Positions are percentages, so nothing stretches at any
 * width.
 */
export function TimelinePicture({
  rows,
  scale,
}: {
  rows: readonly TimelineRow[];
  scale: TimeScale;
}) {
  const height = rows.length * ROW;
  return (
    <svg className={styles.picture} width="100%" height={height + 24} aria-hidden="true">
      {scale.years.map(({ year, at, hasRoom }, index) => (
        <g key={year}>
          <line x1={`${at}%`} x2={`${at}%`} y2={height + 4} stroke="var(--rule)" />
          {hasRoom && (
            <text
              x={`${at}%`}
              y={height + 19}
              className={classNames(styles.year, index > 0 && styles.later)}
            >
              {String(year)}
            </text>
          )}
        </g>
      ))}
      <text x="100%" y={height + 19} textAnchor="end" className={styles.year}>
        now
      </text>
      {rows.map((row, index) => (
        <Bar key={row.browser} row={row} scale={scale} top={index * ROW + (ROW - BAR) / 2} />
      ))}
      <line
        x1="100%"
        x2="100%"
        y2={height + 4}
        stroke="var(--line)"
        strokeWidth="1.5"
        strokeDasharray="2 3"
      />
    </svg>
  );
}

const FILLS: Readonly<Partial<Record<SupportClass, string>>> = {
  YES: PAINT.supported,
  PARTIAL: PAINT.partial,
};
const OUTLINES: Readonly<Partial<Record<SupportClass, string>>> = {
  PREVIEW: 'var(--newly)',
  UNKNOWN: 'var(--unknown)',
};

function Bar({ row, scale, top }: { row: TimelineRow; scale: TimeScale; top: number }) {
  const fill = FILLS[row.supportClass];
  const start = fill && row.releasedOn ? scale.at(row.releasedOn) : 0;
  const outline = fill ? undefined : (OUTLINES[row.supportClass] ?? 'var(--unsupported)');
  return (
    <rect
      x={`${start}%`}
      y={outline ? top + 0.5 : top}
      width={`${100 - start}%`}
      height={outline ? BAR - 1 : BAR}
      rx="2"
      fill={fill ?? 'none'}
      stroke={outline}
      strokeDasharray={outline && '3 3'}
    >
      <title>{[row.browser, row.version, row.releasedOn].filter(Boolean).join(', ')}</title>
    </rect>
  );
}

import { loadLineBars, toPercent } from '@/client/ui/loadLineParts';
import { getSegments } from '@/client/ui/segments';
import { formatLine, formatPercent } from '@/domain/format';
import { scanMarks } from './scanMarks';
import styles from './ScanResult.module.css';
import type { ScanReport } from './useScanReport';

/** In px. */
const HEIGHTS = { top: 26, height: 22, lowTop: 31, lowHeight: 12 };

/** Marks the shares that run the code, run it whole and have everything, where they differ. */
export function ScanLine({
  report,
  linePercent,
}: {
  readonly report: ScanReport;
  readonly linePercent: number;
}) {
  const { runsShare, wholeShare, unknownShare } = report;
  const segments = getSegments({
    supportedShare: wholeShare,
    partialShare: runsShare - wholeShare,
    unsupportedShare: Math.max(0, 1 - runsShare - unknownShare),
    unknownShare,
  });
  const marks = scanMarks(report);
  const label = `${marks.map(({ name, share }) => `${name}: ${formatPercent(share, linePercent)}`).join(', ')}; your line is at ${formatLine(linePercent)}`;
  return (
    <svg className={styles.line} data-marks={marks.length} role="img" aria-label={label}>
      {loadLineBars(segments, HEIGHTS)}
      <use href="#load-line-mark" x={`${linePercent}%`} y="2" />
      <text
        className={styles.label}
        x={`${linePercent}%`}
        dx={linePercent > 50 ? -16 : 16}
        y="14"
        textAnchor={linePercent > 50 ? 'end' : 'start'}
      >
        {`your line, ${formatLine(linePercent)}`}
      </text>
      {marks.map(({ name, share }, row) => (
        <g key={name} className={styles.mark}>
          <line x1={toPercent(share)} x2={toPercent(share)} y1="22" y2={62 + row * 16} />
          <text
            x={toPercent(share)}
            dx={share > 0.5 ? -5 : 5}
            y={62 + row * 16}
            textAnchor={share > 0.5 ? 'end' : 'start'}
          >
            {marks.length === 1 ? formatPercent(share, linePercent) : name}
          </text>
        </g>
      ))}
    </svg>
  );
}

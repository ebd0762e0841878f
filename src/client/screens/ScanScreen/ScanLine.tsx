import { loadLineBars, toPercent } from '@/client/ui/loadLineParts';
import { getSegments } from '@/client/ui/segments';
import { formatLine, formatPercent } from '@/domain/format';
import styles from './ScanResult.module.css';
import type { ScanReport } from './useScanReport';

/** In px. */
const HEIGHTS = { top: 26, height: 22, lowTop: 31, lowHeight: 12 };

/** Three marks on one bar: who runs the code, who runs it whole, who supports everything. */
export function ScanLine({
  report: { runsShare, wholeShare, everythingShare, unknownShare },
  linePercent,
}: {
  readonly report: ScanReport;
  readonly linePercent: number;
}) {
  const segments = getSegments({
    supportedShare: wholeShare,
    partialShare: runsShare - wholeShare,
    unsupportedShare: Math.max(0, 1 - runsShare - unknownShare),
    unknownShare,
  });
  const marks = [
    { words: 'runs', share: runsShare },
    { words: 'runs whole', share: wholeShare },
    { words: 'everything', share: everythingShare },
  ];
  const label = `${marks.map(({ words, share }) => `${formatPercent(share, linePercent)} ${words}`).join(', ')}; your line is at ${formatLine(linePercent)}`;
  return (
    <svg className={styles.line} role="img" aria-label={label}>
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
      {marks.map(({ words, share }, row) => (
        <g key={words} className={styles.mark}>
          <line x1={toPercent(share)} x2={toPercent(share)} y1="22" y2={62 + row * 16} />
          <text
            x={toPercent(share)}
            dx={share > 0.5 ? -5 : 5}
            y={62 + row * 16}
            textAnchor={share > 0.5 ? 'end' : 'start'}
          >
            {words}
          </text>
        </g>
      ))}
    </svg>
  );
}

import { Button } from '@/client/ui/Button';
import { reachesLine } from '@/domain/CoverageShares';
import { formatDistance, formatLine, formatPercent } from '@/domain/format';
import { usePreferences } from '@/relay/route/RouteRoot';
import { ScanLine } from './ScanLine';
import { scanMarks } from './scanMarks';
import styles from './ScanResult.module.css';
import type { ScanReport } from './useScanReport';

interface ScanSummaryProps {
  readonly report: ScanReport;
  /** The report with fallbacks for the rows that are ticked. */
  readonly trial: ScanReport | undefined;
  readonly leftOut: ReadonlySet<string>;
  readonly onReset: () => void;
  readonly audienceName: string;
  /** Of the code: "2 files and 1 part"; empty if all was read. */
  readonly unread: string;
}

/** The answer in a sentence and a picture. */
export function ScanSummary({
  report,
  trial,
  leftOut,
  onReset,
  audienceName,
  unread,
}: ScanSummaryProps) {
  const { linePercent } = usePreferences();
  return (
    <div className={styles.summary}>
      <p className={styles.sentence} role="status">
        <strong>{`${formatPercent(report.runsShare, linePercent)} of ${audienceName} can run this code`}</strong>
        {unread !== '' && `, without the ${unread} not read`}
        {`, ${distance(report.runsShare, linePercent)}. `}
        {restSentences(report, linePercent)}
      </p>
      {leftOut.size > 0 && (
        <p className={styles.sentence} role="status">
          {trial ? (
            <>
              {`With a fallback for the ${leftOut.size === 1 ? 'one' : leftOut.size} you ticked: `}
              <strong>{formatPercent(trial.runsShare, linePercent)}</strong>
              {`, ${distance(trial.runsShare, linePercent)}.`}
            </>
          ) : (
            'Computing the share with these fallbacks.'
          )}{' '}
          <Button variant="quiet" onClick={onReset}>
            Clear
          </Button>
        </p>
      )}
      <ScanLine report={trial ?? report} linePercent={linePercent} />
      <Marks report={trial ?? report} />
    </div>
  );
}

function Marks({ report }: { readonly report: ScanReport }) {
  const { linePercent } = usePreferences();
  const marks = scanMarks(report);
  if (marks.length === 1) return null;
  return (
    <dl className={styles.marks}>
      {marks.map(({ name, share, words }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{`${formatPercent(share, linePercent)}: ${words}`}</dd>
        </div>
      ))}
    </dl>
  );
}

function distance(share: number, linePercent: number): string {
  const points = formatDistance(share, linePercent);
  if (points === undefined) return `on your line of ${formatLine(linePercent)}`;
  return `${points} ${reachesLine(share, linePercent) ? 'above' : 'below'} your line of ${formatLine(linePercent)}`;
}

/** "88.4 % get it without anything skipped. We can’t tell for 0.4 %." */
function restSentences(
  { runsShare, wholeShare, unknownShare }: ScanReport,
  linePercent: number,
): string {
  const decides =
    !reachesLine(runsShare, linePercent) && reachesLine(runsShare + unknownShare, linePercent);
  const then = decides ? '; if it works for them, you clear your line' : '';
  return [
    ...(runsShare - wholeShare > 0.0005
      ? [`${formatPercent(wholeShare)} get it without anything skipped.`]
      : []),
    ...(unknownShare > 0.0005 ? [`We can’t tell for ${formatPercent(unknownShare)}${then}.`] : []),
  ].join(' ');
}

import { Button } from '@/client/ui/Button';
import { reachesLine } from '@/domain/CoverageShares';
import {
  formatCountWithNoun,
  formatDistance,
  formatLine,
  formatList,
  formatPercent,
} from '@/domain/format';
import { usePreferences } from '@/relay/route/RouteRoot';
import { ScanLine } from './ScanLine';
import styles from './ScanResult.module.css';
import { keyTitle } from './scanWords';
import type { ScanReport } from './useScanReport';

interface ScanSummaryProps {
  readonly report: ScanReport;
  /** The report without the rows that are left out on trial. */
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
        {degradedSentence(report)}
        {removalSentence(report, linePercent)}
      </p>
      {leftOut.size > 0 && (
        <p className={styles.sentence} role="status">
          {trial ? (
            <>
              {`Without the ${leftOut.size === 1 ? 'one' : leftOut.size} you left out: `}
              <strong>{formatPercent(trial.runsShare, linePercent)}</strong>
              {`, ${distance(trial.runsShare, linePercent)}.`}
            </>
          ) : (
            'Computing the share without them.'
          )}{' '}
          <Button variant="quiet" onClick={onReset}>
            Count all again
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
  const { runsShare, wholeShare, everythingShare } = report;
  return (
    <dl className={styles.marks}>
      <div>
        <dt>Runs</dt>
        <dd>{`${formatPercent(runsShare, linePercent)}: nothing unguarded breaks`}</dd>
      </div>
      <div>
        <dt>Runs whole</dt>
        <dd>{`${formatPercent(wholeShare, linePercent)}: nothing is ignored either`}</dd>
      </div>
      <div>
        <dt>Everything</dt>
        <dd>{`${formatPercent(everythingShare, linePercent)}: every feature, guarded ones too`}</dd>
      </div>
    </dl>
  );
}

function distance(share: number, linePercent: number): string {
  const points = formatDistance(share, linePercent);
  if (points === undefined) return `on your line of ${formatLine(linePercent)}`;
  return `${points} ${reachesLine(share, linePercent) ? 'above' : 'below'} your line of ${formatLine(linePercent)}`;
}

function degradedSentence({ runsShare, wholeShare, unknownShare }: ScanReport): string {
  const degraded = runsShare - wholeShare;
  const unknown = unknownShare > 0.0005 ? `We can’t tell for ${formatPercent(unknownShare)}. ` : '';
  return degraded > 0.0005
    ? `For ${formatPercent(degraded)} it runs, but something is ignored. ${unknown}`
    : unknown;
}

function removalSentence({ cheapestRemovals }: ScanReport, linePercent: number): string {
  const last = cheapestRemovals.at(-1);
  if (!last) return '';
  const names = [
    ...last.features.map(({ name }) => name),
    ...last.keys.map(({ path }) => keyTitle(path)),
  ];
  const shown = names.length > 5 ? [...names.slice(0, 4), `${names.length - 4} more`] : names;
  const atMost = names.length > 2 ? ' at most' : '';
  return `With ${formatList(shown)} guarded or removed (${formatCountWithNoun(names.length, 'change')}${atMost}): ${formatPercent(last.runsShare, linePercent)}.`;
}

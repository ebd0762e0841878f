import { useMemo } from 'react';
import { Button } from '@/client/ui/Button';
import { type Column, DataTable } from '@/client/ui/DataTable';
import { Notice } from '@/client/ui/Notice';
import { Section } from '@/client/ui/Section';
import { cells } from '@/client/ui/Table';
import { formatCount, formatCountWithNoun, formatDistance, formatPercent } from '@/domain/format';
import type { KeyCount } from '@/engines/scanner/forPage';
import { nameFeatures } from './nameFeatures';
import type { ScanFindings } from './ScanFindings';
import styles from './ScanResult.module.css';
import { keyTitle } from './scanWords';
import { isCounted, rowOfKey, toScanUses } from './toScanUses';
import { type ScanReport, useScanReport } from './useScanReport';

const SHOWN = 100;

type ComparedRow = ReturnType<typeof toRows>[number];

const COLUMNS: readonly Column<ComparedRow>[] = [
  { heading: 'Feature', cell: ({ name }) => name },
  {
    heading: 'Without support',
    className: cells.number,
    cell: ({ lostShare }) => (lostShare === undefined ? 'unknown' : formatPercent(lostShare)),
  },
  {
    heading: 'Places before',
    className: cells.number,
    cell: ({ before }) => formatCount(before),
  },
  { heading: 'Now', className: cells.number, cell: ({ now }) => formatCount(now) },
];

interface ScanComparisonProps {
  readonly before: ScanFindings;
  readonly keys: readonly KeyCount[];
  readonly report: ScanReport;
  readonly onEnd: () => void;
}

/** Changes since another result: the share, and which features are used more or less. */
export function ScanComparison({ before, keys, report, onEnd }: ScanComparisonProps) {
  const uses = useMemo(() => toScanUses(before.keys), [before.keys]);
  const { report: earlier, hasFailed, retry } = useScanReport(uses);
  if (!earlier)
    return hasFailed ? (
      <Notice tone="error" action={<Button onClick={retry}>Try again</Button>}>
        The shares of the other result could not be loaded.
      </Notice>
    ) : (
      <p role="status">Asking the server for the shares of the other result.</p>
    );
  const rows = toRows(nameFeatures(before.keys, earlier), keys, [report, earlier]);
  const added = rows.filter((row) => row.before === 0).length;
  const gone = rows.filter((row) => row.now === 0).length;
  return (
    <Section
      title="Compared with the other result"
      aside={
        <Button variant="quiet" onClick={onEnd}>
          End the comparison
        </Button>
      }
    >
      <p role="status">
        <strong>{movedSentence(earlier.runsShare, report.runsShare)}</strong>
        {` ${formatCountWithNoun(added, 'feature')} new, ${formatCount(gone)} gone, ${formatCount(rows.length - added - gone)} used more or less often.`}
      </p>
      {(before.isShortened ?? false) && (
        <p className={styles.note}>The link to the other result was too short for all its keys.</p>
      )}
      {rows.length > 0 && (
        <DataTable
          caption="What changed, of what counts for the share"
          columns={COLUMNS}
          rows={rows.slice(0, SHOWN)}
          getKey={({ id }) => id}
        />
      )}
      {rows.length > SHOWN && (
        <p className={styles.note}>{`And ${formatCount(rows.length - SHOWN)} more.`}</p>
      )}
    </Section>
  );
}

function movedSentence(before: number, now: number): string {
  const points = formatDistance(now, before * 100);
  const words = `${formatPercent(before)} could run it before, ${formatPercent(now)} can now`;
  return points === undefined
    ? `${words}: no change.`
    : `${words}: ${points} ${now > before ? 'more' : 'fewer'}.`;
}

/** Features whose number of places differs; what leaves most out is first. */
function toRows(
  before: readonly KeyCount[],
  now: readonly KeyCount[],
  reports: readonly ScanReport[],
) {
  const [earlier, later] = [countRows(before), countRows(now)];
  const facts = new Map(
    reports
      .flatMap(({ features }) => features)
      .filter(({ isGuarded }) => !isGuarded)
      .map((row) => [row.feature?.slug ?? row.keys[0]?.path ?? '', row] as const),
  );
  return [...new Set([...earlier.keys(), ...later.keys()])]
    .map((id) => ({
      id,
      name: facts.get(id)?.feature?.name ?? keyTitle(id),
      lostShare: facts.get(id)?.lostShare,
      before: earlier.get(id) ?? 0,
      now: later.get(id) ?? 0,
    }))
    .filter((row) => row.before !== row.now)
    .sort((a, b) => (b.lostShare ?? 0) - (a.lostShare ?? 0) || (a.id < b.id ? -1 : 1));
}

function countRows(keys: readonly KeyCount[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys)
    if (isCounted(key)) counts.set(rowOfKey(key), (counts.get(rowOfKey(key)) ?? 0) + key.count);
  return counts;
}

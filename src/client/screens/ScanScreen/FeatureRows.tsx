import { useId, useState } from 'react';
import { Button } from '@/client/ui/Button';
import { EmptyState } from '@/client/ui/EmptyState';
import { cells, Table } from '@/client/ui/Table';
import { formatCount, formatPercent } from '@/domain/format';
import { href } from '@/domain/routes/href';
import type { KeyCount } from '@/engines/scanner/forPage';
import { type Consequence, CONSEQUENCES } from '@/engines/scanner/forReports';
import { Link } from '@/relay/route/Link';
import { KeyPlaces } from './KeyPlaces';
import styles from './ScanResult.module.css';
import { consequenceWords, keyTitle } from './scanWords';
import { isBreaking, rowOfKey } from './toScanUses';
import type { ShowUses } from './useScan';
import type { ScanReport } from './useScanReport';

const SHOWN = 30;

const COLUMNS = [
  { heading: 'Feature' },
  { heading: 'Without it' },
  { heading: 'Left out', className: cells.number },
  { heading: 'Places', className: `${cells.number} ${cells.spare}` },
];

const TRIAL_COLUMNS = [
  ...COLUMNS.slice(0, -1),
  { heading: 'Gain if guarded', className: `${cells.number} ${cells.spare}` },
  ...COLUMNS.slice(-1),
];

interface Trial {
  readonly leftOut: ReadonlySet<string>;
  readonly onLeaveOut: (rows: ReadonlySet<string>) => void;
}

interface FeatureRowsProps {
  readonly caption: string;
  readonly keys: readonly KeyCount[];
  readonly report: ScanReport;
  readonly hasCode: boolean;
  readonly show: ShowUses;
  /** Lets rows be left out on trial. */
  readonly trial?: Trial;
}

type Row = ReturnType<typeof toRow>;

export function FeatureRows({ caption, keys, report, hasCode, show, trial }: FeatureRowsProps) {
  const [isWhole, setWhole] = useState(false);
  const rows = toRows(keys, report);
  if (rows.length === 0)
    return <EmptyState title="Nothing unguarded: every feature here is safe to use or guarded." />;
  const shown = isWhole ? rows : rows.slice(0, SHOWN);
  return (
    <>
      <Table caption={caption} columns={trial ? TRIAL_COLUMNS : COLUMNS}>
        <tbody>
          {shown.map((row) => (
            <FeatureRow key={row.id} row={row} hasCode={hasCode} show={show} trial={trial} />
          ))}
        </tbody>
      </Table>
      {rows.length > shown.length && (
        <p>
          <Button onClick={() => setWhole(true)}>{`Show all ${formatCount(rows.length)}`}</Button>
        </p>
      )}
    </>
  );
}

interface FeatureRowProps extends Pick<FeatureRowsProps, 'hasCode' | 'show'> {
  readonly row: Row;
  readonly trial: Trial | undefined;
}

function FeatureRow({ row, hasCode, show, trial }: FeatureRowProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isLeftOut = trial?.leftOut.has(row.id) ?? false;
  return (
    <>
      <tr data-left-out={isLeftOut || undefined}>
        <th scope="row">
          <RowName
            name={row.name}
            isOpen={isOpen}
            controls={id}
            onToggle={() => setOpen(!isOpen)}
            isLeftOut={isLeftOut}
            onLeaveOut={trial && (() => trial.onLeaveOut(toggled(trial.leftOut, row.id)))}
          />
        </th>
        <td>{consequenceWords[row.consequence]}</td>
        <td className={cells.number}>
          {row.lostShare === undefined ? 'unknown' : formatPercent(row.lostShare)}
        </td>
        {trial && (
          <td className={`${cells.number} ${cells.spare}`}>
            {row.gainedShare ? formatPercent(row.gainedShare) : '–'}
          </td>
        )}
        <td className={`${cells.number} ${cells.spare}`}>{formatCount(row.count)}</td>
      </tr>
      <tr id={id} hidden={!isOpen}>
        <td colSpan={trial ? 5 : 4}>
          {isOpen && (
            <div className={styles.open}>
              {row.slug !== null && (
                <p>
                  <Link href={href.feature(row.slug)}>{`${row.name}: support and forecast`}</Link>
                </p>
              )}
              <KeyPlaces keys={row.keys} mdnUrls={row.mdnUrls} hasCode={hasCode} show={show} />
            </div>
          )}
        </td>
      </tr>
    </>
  );
}

interface RowNameProps {
  readonly name: string;
  readonly isOpen: boolean;
  /** The ID of the row that it opens. */
  readonly controls: string;
  readonly onToggle: () => void;
  readonly isLeftOut: boolean;
  /** Undefined where rows cannot be left out. */
  readonly onLeaveOut: (() => void) | undefined;
}

function RowName({ name, isOpen, controls, onToggle, isLeftOut, onLeaveOut }: RowNameProps) {
  return (
    <span className={styles.name}>
      {onLeaveOut && (
        <input
          type="checkbox"
          aria-label={`Leave out ${name}`}
          checked={isLeftOut}
          onChange={onLeaveOut}
        />
      )}
      <Button variant="quiet" aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
        {name}
      </Button>
    </span>
  );
}

function toggled(rows: ReadonlySet<string>, row: string): ReadonlySet<string> {
  const next = new Set(rows);
  if (!next.delete(row)) next.add(row);
  return next;
}

/** Keys by feature, with what the report knows; what costs most is first. */
function toRows(keys: readonly KeyCount[], report: ScanReport): Row[] {
  const groups = new Map<string, KeyCount[]>();
  for (const key of keys) {
    const id = rowOfKey(key);
    const group = groups.get(id);
    if (group) group.push(key);
    else groups.set(id, [key]);
  }
  const reported = groupReported(report);
  return [...groups]
    .map(([id, group]) => toRow(id, group, reported.get(id) ?? []))
    .sort(
      (a, b) =>
        (b.gainedShare ?? 0) - (a.gainedShare ?? 0) ||
        Number(isBreaking(b.consequence)) - Number(isBreaking(a.consequence)) ||
        (b.lostShare ?? 0) - (a.lostShare ?? 0),
    );
}

type ReportedRow = ScanReport['features'][number];

/** A build has a thousand rows: looking for each among all would keep the page busy. */
function groupReported({ features }: ScanReport): ReadonlyMap<string, readonly ReportedRow[]> {
  const groups = new Map<string, ReportedRow[]>();
  for (const row of features) {
    const id = row.feature?.slug ?? row.keys[0]?.path ?? '';
    const group = groups.get(id);
    if (group) group.push(row);
    else groups.set(id, [row]);
  }
  return groups;
}

function toRow(id: string, keys: readonly KeyCount[], reported: readonly ReportedRow[]) {
  const isGuarded = keys.every(({ guard }) => guard !== null && guard !== 'caught');
  const own = reported.find((feature) => feature.isGuarded === isGuarded) ?? reported[0];
  const consequence = keys.reduce<Consequence>(
    (worst, { consequence: other }) =>
      CONSEQUENCES.indexOf(other) < CONSEQUENCES.indexOf(worst) ? other : worst,
    'enhancement',
  );
  return {
    id,
    slug: own?.feature?.slug ?? null,
    name: own?.feature?.name ?? keyTitle(id),
    consequence,
    lostShare: own?.lostShare,
    gainedShare: isGuarded ? undefined : own?.gainedShare,
    count: keys.reduce((sum, { count }) => sum + count, 0),
    keys: [...new Set(keys.map(({ key }) => key))],
    mdnUrls: new Map(
      reported.flatMap((feature) =>
        feature.keys.map(({ path, mdnUrl }) => [path, mdnUrl] as const),
      ),
    ),
  };
}

import { useState } from 'react';
import { formatCount } from '@/domain/formatCount';
import type { KeyCount } from '@/scanner/worker/ScanTally';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Section';
import { FeatureRows } from './FeatureRows';
import { FileRows } from './FileRows';
import type { ScanFindings } from './ScanFindings';
import styles from './ScanResult.module.css';
import { isCounted } from './toScanUses';
import type { ShowUses } from './useScan';
import type { ScanReport } from './useScanReport';

interface ScanViewsProps {
  readonly keys: readonly KeyCount[];
  /** Absent without code. */
  readonly countFiles: ScanFindings['countFiles'];
  readonly report: ScanReport;
  readonly leftOut: ReadonlySet<string>;
  readonly onLeaveOut: (rows: ReadonlySet<string>) => void;
  readonly show: ShowUses;
}

interface View {
  readonly name: string;
  readonly note: string;
  readonly has: (key: KeyCount) => boolean;
}

const VIEWS: readonly View[] = [
  {
    name: 'By feature',
    note: 'What counts for the share. Tick a feature to see the share without it.',
    has: isCounted,
  },
  {
    name: 'By file',
    note: 'Places where at least 0.1\u202F% of the audience lacks something.',
    has: isCounted,
  },
  {
    name: 'Guarded',
    note: 'Tested for, with a fallback or polyfilled. These never count.',
    has: ({ evidence, guard }) =>
      evidence !== 'possible' && guard !== null && guard !== 'caught' && guard !== 'accepted',
  },
  {
    name: 'Accepted',
    note: 'Accepted by the project. These never count.',
    has: ({ guard }) => guard === 'accepted',
  },
  {
    name: 'Harmless',
    note: 'No one would miss these, or a property is only read. They never count.',
    has: (key) => key.evidence !== 'possible' && key.guard === null && !isCounted(key),
  },
  {
    name: 'Could be',
    note: 'Only the name fits a platform’s; it may be another object’s. These never count.',
    has: ({ evidence }) => evidence === 'possible',
  },
];

/** The uses behind the answer, in several orders. */
export function ScanViews({
  keys: all,
  countFiles,
  report,
  leftOut,
  onLeaveOut,
  show,
}: ScanViewsProps) {
  const [chosen, setChosen] = useState(VIEWS[0]!);
  const views = VIEWS.map((view) => ({ view, keys: all.filter(view.has) })).filter(
    ({ view, keys }) => view === VIEWS[0] || keys.length > 0,
  );
  const keys = all.filter(chosen.has);
  const isByFile = chosen.name === 'By file';
  return (
    <Section title="What was found">
      <div className={styles.views} role="group" aria-label="Show">
        {views
          .filter(({ view }) => view.name !== 'By file' || countFiles)
          .map(({ view, keys: viewed }) => (
            <Button key={view.name} aria-pressed={view === chosen} onClick={() => setChosen(view)}>
              {view.name}
              {view.name !== 'By file' && <small>{formatCount(countRows(viewed))}</small>}
            </Button>
          ))}
      </div>
      <p className={styles.note}>{chosen.note}</p>
      {isByFile && countFiles ? (
        <FileRows countFiles={countFiles} keys={keys} report={report} show={show} />
      ) : (
        <FeatureRows
          key={chosen.name}
          caption={chosen.name}
          keys={keys}
          report={report}
          hasCode={countFiles !== undefined}
          show={show}
          {...(chosen === VIEWS[0] && { trial: { leftOut, onLeaveOut } })}
        />
      )}
    </Section>
  );
}

const countRows = (keys: readonly KeyCount[]): number =>
  new Set(keys.map(({ feature, key }) => feature ?? key)).size;

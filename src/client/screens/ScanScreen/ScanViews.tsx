import { useState } from 'react';
import { Button } from '@/client/ui/Button';
import { Section } from '@/client/ui/Section';
import { formatCount } from '@/domain/format';
import type { KeyCount } from '@/engines/scanner/forPage';
import { FallbackRows } from './FallbackRows';
import { FeatureRows } from './FeatureRows';
import { FileRows } from './FileRows';
import type { ScanFindings } from './ScanFindings';
import styles from './ScanResult.module.css';
import { toFeatureRows } from './toFeatureRows';
import { isCounted } from './toScanUses';
import type { Trial } from './Trial';
import type { ScanFallbacks, ShowUses } from './useScan';
import type { ScanReport } from './useScanReport';

interface ScanViewsProps {
  readonly keys: readonly KeyCount[];
  /** Absent without code. */
  readonly countFiles: ScanFindings['countFiles'];
  readonly report: ScanReport;
  readonly trial: Trial;
  /** Keys of the to-do list above, which need no second row. */
  readonly todo: ReadonlySet<string>;
  readonly show: ShowUses;
  readonly fallbacks: ScanFallbacks;
  readonly audienceName: string;
}

interface View {
  readonly name: string;
  readonly note: string;
  readonly has: (key: KeyCount) => boolean;
}

const VIEWS: readonly View[] = [
  {
    name: 'Without a fallback',
    note: 'Features without a fallback. Tick one to see the result with it.',
    has: isCounted,
  },
  {
    name: 'By file',
    note: 'Places where at least 0.1\u202F% of the audience lacks something.',
    has: isCounted,
  },
  {
    name: 'With a fallback',
    note: 'Tested for first, with a fallback, or polyfilled. These never count.',
    has: ({ evidence, guard }) =>
      evidence !== 'possible' && guard !== null && guard !== 'caught' && guard !== 'accepted',
  },
  {
    name: 'No longer needed',
    note: 'Prefixes, @supports tests, polyfills and build helpers that serve fewer people than your line allows.',
    has: () => true,
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
    name: 'Uncertain',
    note: 'Only the name fits a platform’s; it may be another object’s. These never count.',
    has: ({ evidence }) => evidence === 'possible',
  },
];

/** Views that need the code, which a link to a result does not include. */
const OF_CODE = new Set(['By file', 'No longer needed']);

/** The uses behind the answer, in several orders. */
export function ScanViews({
  keys: all,
  countFiles,
  report,
  trial,
  todo,
  show,
  fallbacks,
  audienceName,
}: ScanViewsProps) {
  const [chosen, setChosen] = useState(VIEWS[0]!);
  const views = VIEWS.map((view) => ({ view, keys: all.filter(view.has) })).filter(
    ({ view, keys }) => view === VIEWS[0] || keys.length > 0,
  );
  const keys = all.filter(chosen.has);
  const isFirst = chosen === VIEWS[0];
  return (
    <Section title="What was found">
      <div className={styles.views} role="group" aria-label="Show">
        {views
          .filter(({ view }) => !OF_CODE.has(view.name) || countFiles)
          .map(({ view, keys: viewed }) => (
            <Button key={view.name} aria-pressed={view === chosen} onClick={() => setChosen(view)}>
              {view.name}
              {!OF_CODE.has(view.name) && (
                <small>
                  {formatCount(countRows(viewed) - (view === VIEWS[0] ? todo.size : 0))}
                </small>
              )}
            </Button>
          ))}
      </div>
      <p className={styles.note}>{chosen.note}</p>
      {chosen.name === 'By file' && countFiles ? (
        <FileRows countFiles={countFiles} keys={keys} report={report} show={show} />
      ) : chosen.name === 'No longer needed' ? (
        <FallbackRows fallbacks={fallbacks} audienceName={audienceName} />
      ) : (
        <FeatureRows
          key={chosen.name}
          caption={chosen.name}
          rows={toFeatureRows(keys, report).filter(({ id }) => !isFirst || !todo.has(id))}
          hasCode={countFiles !== undefined}
          show={show}
          trial={isFirst ? trial : undefined}
        />
      )}
    </Section>
  );
}

const countRows = (keys: readonly KeyCount[]): number =>
  new Set(keys.map(({ feature, key }) => feature ?? key)).size;

import { type Ref, useMemo, useState } from 'react';
import { Button } from '@/client/ui/Button';
import { EmptyState } from '@/client/ui/EmptyState';
import { Notice } from '@/client/ui/Notice';
import { Section } from '@/client/ui/Section';
import { formatCountWithNoun, formatList } from '@/domain/format';
import type { KeyCount, UnreadFile } from '@/engines/scanner/forPage';
import { CompareWith } from './CompareWith';
import { formatSize } from './formatSize';
import { FoundKeys } from './FoundKeys';
import { NamedBrowsers } from './NamedBrowsers';
import { nameFeatures } from './nameFeatures';
import { Permalink } from './Permalink';
import { ScanComparison } from './ScanComparison';
import type { ScanFindings } from './ScanFindings';
import { ScanSummary } from './ScanSummary';
import { ScanTodo } from './ScanTodo';
import { ScanViews } from './ScanViews';
import { countUnread } from './scanWords';
import { type FeatureRow, toFeatureRows } from './toFeatureRows';
import { isCounted, toScanUses } from './toScanUses';
import { UnknownNames } from './UnknownNames';
import { UnreadFiles } from './UnreadFiles';
import { useFocusOnResult } from './useFocusOnResult';
import type { ScanFallbacks, ShowUses } from './useScan';
import { type ScanReport, useScanReport } from './useScanReport';

interface ScanResultProps {
  readonly findings: ScanFindings;
  readonly isScanning: boolean;
  readonly audienceName: string;
  readonly show: ShowUses;
  readonly fallbacks: ScanFallbacks;
  /** Another result to compare with. */
  readonly before: ScanFindings | undefined;
  readonly onCompare: (before: ScanFindings | undefined) => void;
}

/** The result of a scan, top down: the answer, what to do, then its reasons. */
export function ScanResult(props: ScanResultProps) {
  const { findings, isScanning, audienceName, show, fallbacks, before, onCompare } = props;
  const { keys, report, hasFailed, retry } = useNamedKeys(findings, isScanning);
  const trial = useTrial(keys, report);
  const todo = useMemo(() => findTodo(keys, report), [keys, report]);
  const heading = useFocusOnResult(!isScanning && findings.countFiles !== undefined);
  if (isScanning) return <FoundKeys keys={keys} />;
  if (findings.readCount === 0) return <NothingRead files={findings.unread} heading={heading} />;
  return (
    <>
      <Section title="Result" headingRef={heading} aside={<ResultFacts findings={findings} />}>
        {report ? (
          <Answer {...{ findings, report, todo, trial, audienceName, show }} />
        ) : (
          <NoShares findings={findings} hasFailed={hasFailed} retry={retry} />
        )}
        <UnreadFiles files={findings.unread} />
        <UnknownNames names={findings.unknown} keys={report?.unknownKeys ?? []} />
        {findings.browsers !== undefined && <NamedBrowsers query={findings.browsers} />}
      </Section>
      {before && before !== findings && report && (
        <ScanComparison {...{ before, keys, report }} onEnd={() => onCompare(undefined)} />
      )}
      {report ? (
        <ScanViews
          {...{ keys, report, trial, show, fallbacks, audienceName }}
          countFiles={findings.countFiles}
          todo={new Set(todo.rows.map(({ id }) => id))}
        />
      ) : (
        <FoundKeys keys={keys} />
      )}
      <Section title="Keep and compare">
        <Permalink findings={findings} />
        <CompareWith findings={findings} onCompare={onCompare} />
      </Section>
    </>
  );
}

interface AnswerProps extends Pick<ScanResultProps, 'findings' | 'audienceName' | 'show'> {
  readonly report: ScanReport;
  readonly todo: Todo;
  readonly trial: ReturnType<typeof useTrial>;
}

/** The share that can run the code, and what to do for more. */
function Answer({ findings, report, todo, trial, audienceName, show }: AnswerProps) {
  return (
    <>
      <ScanSummary
        report={report}
        trial={trial.report}
        leftOut={trial.leftOut}
        onReset={trial.onReset}
        audienceName={audienceName}
        unread={countProblems(findings)}
      />
      <ScanTodo {...todo} hasCode={findings.countFiles !== undefined} show={show} trial={trial} />
    </>
  );
}

interface Todo {
  readonly rows: readonly FeatureRow[];
  /** The share that can run the code once they have a fallback. */
  readonly share: number;
}

/** The features that together reach the line, or come closest to it, once they have a fallback. */
function findTodo(keys: readonly KeyCount[], report: ScanReport | undefined): Todo {
  const removal = report?.cheapestRemovals.at(-1);
  if (!removal) return { rows: [], share: 0 };
  const slugs = new Set(removal.features.map(({ slug }) => slug));
  const paths = new Set(removal.keys.map(({ path }) => path));
  const rows = toFeatureRows(keys.filter(isCounted), report!).filter(
    (row) => slugs.has(row.id) || row.keys.some((key) => paths.has(key)),
  );
  return { rows, share: removal.runsShare };
}

/** The keys that were found, named by the report on them once the scan has ended. */
function useNamedKeys(findings: ScanFindings, isScanning: boolean) {
  const uses = useMemo(
    () => (isScanning ? undefined : toScanUses(findings.keys)),
    [findings.keys, isScanning],
  );
  const { report, hasFailed, retry } = useScanReport(uses);
  const keys = useMemo(() => nameFeatures(findings.keys, report), [findings.keys, report]);
  return { keys, report, hasFailed, retry };
}

function toggled(rows: ReadonlySet<string>, row: string): ReadonlySet<string> {
  const next = new Set(rows);
  if (!next.delete(row)) next.add(row);
  return next;
}

/** The report with fallbacks for the rows that the reader ticks. */
function useTrial(keys: readonly KeyCount[], report: ScanReport | undefined) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const uses = useMemo(
    () => (!report || leftOut.size === 0 ? undefined : toScanUses(keys, leftOut)),
    [keys, report, leftOut],
  );
  return {
    leftOut,
    onLeaveOut: (row: string) => setLeftOut((rows) => toggled(rows, row)),
    onReset: () => setLeftOut(new Set()),
    report: useScanReport(uses).report,
  };
}

interface NoSharesProps {
  readonly findings: ScanFindings;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

function NoShares({ findings, hasFailed, retry }: NoSharesProps) {
  if (!hasFailed) return <p role="status">Asking the server for the shares.</p>;
  return (
    <Notice tone="error" action={<Button onClick={retry}>Try again</Button>}>
      {`The shares could not be loaded. What was found${formatPackages(findings)} is listed below.`}
    </Notice>
  );
}

interface NothingReadProps {
  readonly files: readonly UnreadFile[];
  readonly heading: Ref<HTMLHeadingElement>;
}

/** No share says anything about code that was not read. */
function NothingRead({ files, heading }: NothingReadProps) {
  const has = (reason: UnreadFile['reason']) => files.some((file) => file.reason === reason);
  return (
    <Section title="Result" headingRef={heading}>
      <div role="status">
        {has('problem') ? (
          <EmptyState title="Nothing could be read." />
        ) : has('stopped') ? (
          <EmptyState title="Stopped before a file was read." />
        ) : (
          <EmptyState title="Nothing here can be scanned.">
            Choose CSS, HTML, JavaScript or TypeScript files, a ZIP of them, or a HAR.
          </EmptyState>
        )}
      </div>
      <UnreadFiles files={files} isOpen />
    </Section>
  );
}

const PROBLEMS: ReadonlySet<string> = new Set<UnreadFile['reason']>([
  'problem',
  'part',
  'too-slow',
  'too-large',
  'too-many',
  'stopped',
]);

/** Files that belong to the code and could not be read. */
function countProblems({ unread }: ScanFindings): string {
  return countUnread(unread.filter(({ reason }) => PROBLEMS.has(reason)));
}

/** Which data names were looked up in: without the server, they may be older than its. */
function formatPackages({ packages }: ScanFindings): string {
  return packages.length > 0 ? ` with ${formatList(packages)}` : '';
}

function ResultFacts({
  findings: { readCount, readBytes, isShortened, countFiles },
}: Pick<ScanResultProps, 'findings'>) {
  const facts = `${formatCountWithNoun(readCount, 'file')}, ${formatSize(readBytes)}`;
  if (countFiles) return facts;
  return `From a link: ${facts}${isShortened ? '; keys that count for nothing are left out' : ''}`;
}

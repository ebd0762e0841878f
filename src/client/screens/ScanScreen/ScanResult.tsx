import { useEffect, useMemo, useState } from 'react';
import { Button } from '@/client/ui/Button';
import { EmptyState } from '@/client/ui/EmptyState';
import { Notice } from '@/client/ui/Notice';
import { Section } from '@/client/ui/Section';
import { useCopy } from '@/client/ui/useCopy';
import { formatCountWithNoun, formatList } from '@/domain/format';
import { href } from '@/domain/routes/href';
import type { KeyCount, UnreadFile } from '@/engines/scanner/forPage';
import { usePreferences } from '@/relay/route/RouteRoot';
import { CompareWith } from './CompareWith';
import { formatSize } from './formatSize';
import { FoundKeys } from './FoundKeys';
import { NamedBrowsers } from './NamedBrowsers';
import { nameFeatures } from './nameFeatures';
import { putIntoAddress } from './putIntoAddress';
import { ScanComparison } from './ScanComparison';
import type { ScanFindings } from './ScanFindings';
import { writePermalink } from './scanPermalink';
import { ScanSummary } from './ScanSummary';
import { ScanViews } from './ScanViews';
import { countUnread } from './scanWords';
import { toScanUses } from './toScanUses';
import { UnknownNames } from './UnknownNames';
import { UnreadFiles } from './UnreadFiles';
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

/** The result of a scan, top down: the answer, then its reasons. */
export function ScanResult(props: ScanResultProps) {
  const { findings, isScanning, audienceName, show, fallbacks, before, onCompare } = props;
  const { keys, report, hasFailed, retry } = useNamedKeys(findings, isScanning);
  const { leftOut, setLeftOut, trial } = useTrial(keys, report);
  if (isScanning) return <FoundKeys keys={keys} />;
  if (findings.readCount === 0) return <NothingRead files={findings.unread} />;
  return (
    <>
      <Section title="Result" aside={<ResultFacts findings={findings} />}>
        {report ? (
          <ScanSummary
            report={report}
            trial={trial}
            leftOut={leftOut}
            onReset={() => setLeftOut(new Set())}
            audienceName={audienceName}
            unread={countProblems(findings)}
          />
        ) : (
          <NoShares findings={findings} hasFailed={hasFailed} retry={retry} />
        )}
        <UnreadFiles files={findings.unread} />
        <UnknownNames names={findings.unknown} keys={report?.unknownKeys ?? []} />
        {findings.browsers !== undefined && <NamedBrowsers query={findings.browsers} />}
        <Permalink findings={findings} />
        <CompareWith findings={findings} onCompare={onCompare} />
      </Section>
      {before && before !== findings && report && (
        <ScanComparison {...{ before, keys, report }} onEnd={() => onCompare(undefined)} />
      )}
      {report ? (
        <ScanViews
          keys={keys}
          countFiles={findings.countFiles}
          report={report}
          leftOut={leftOut}
          onLeaveOut={setLeftOut}
          show={show}
          fallbacks={fallbacks}
          audienceName={audienceName}
        />
      ) : (
        <FoundKeys keys={keys} />
      )}
    </>
  );
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

/** The report without the rows that the reader leaves out. */
function useTrial(keys: readonly KeyCount[], report: ScanReport | undefined) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const uses = useMemo(
    () => (!report || leftOut.size === 0 ? undefined : toScanUses(keys, leftOut)),
    [keys, report, leftOut],
  );
  return { leftOut, setLeftOut, trial: useScanReport(uses).report };
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

/** No share says anything about code that was not read. */
function NothingRead({ files }: { readonly files: readonly UnreadFile[] }) {
  const has = (reason: UnreadFile['reason']) => files.some((file) => file.reason === reason);
  return (
    <Section title="Result">
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

/** The address of the result: keys and counts in the fragment, which browsers never send. */
function Permalink({ findings }: Pick<ScanResultProps, 'findings'>) {
  const { copy, outcome } = useCopy();
  const [fragment, setFragment] = useState('');
  const preferences = usePreferences();
  useEffect(() => {
    let isEnded = false;
    const write = async () => {
      // Browsers before 2023 can't compress; there the result has no link.
      const link = await writePermalink(findings).catch(() => '');
      if (isEnded || link === '') return;
      setFragment(link);
      putIntoAddress(link);
    };
    // In a task of its own: the result of a build is drawn and sent for its report in this one.
    const timer = setTimeout(() => void write());
    return () => {
      isEnded = true;
      clearTimeout(timer);
    };
    // Choosing another audience takes it out of the address.
  }, [findings, preferences]);

  const copyLink = () =>
    void copy(new URL(`${href.scan()}${fragment}`, window.location.origin).href, {
      copied: 'Copied. It holds keys and counts, without code or file names.',
      failed: 'Can’t reach the clipboard. The address of this page is the link.',
    });

  return (
    <p>
      <Button disabled={fragment === ''} onClick={copyLink}>
        Copy a link to this result
      </Button>{' '}
      <span role="status">{outcome}</span>
    </p>
  );
}

import { useId, useMemo, useState } from 'react';
import { BreakableText } from '@/client/ui/BreakableText';
import { Button } from '@/client/ui/Button';
import { cells, Table } from '@/client/ui/Table';
import { formatCount } from '@/domain/format';
import type { FileCounts, KeyCount } from '@/engines/scanner/forPage';
import { KeyPlaces } from './KeyPlaces';
import type { ScanFindings } from './ScanFindings';
import styles from './ScanResult.module.css';
import type { ShowUses } from './useScan';
import type { ScanReport } from './useScanReport';

const SHOWN = 50;
const LEAST_SHARE = 0.001;
const NO_URLS: ReadonlyMap<string, string> = new Map();

const COLUMNS = [
  { heading: 'File' },
  { heading: 'Breaks', className: cells.number },
  { heading: 'Ignored', className: cells.number },
  { heading: 'With a fallback', className: `${cells.number} ${cells.spare}` },
] as const;

interface FileRowsProps {
  readonly countFiles: NonNullable<ScanFindings['countFiles']>;
  readonly keys: readonly KeyCount[];
  readonly report: ScanReport;
  readonly show: ShowUses;
}

export function FileRows({ countFiles, keys, report, show }: FileRowsProps) {
  const [isWhole, setWhole] = useState(false);
  const lacked = useMemo(() => lackedKeys(keys, report), [keys, report]);
  const files = useMemo(() => countFiles(lacked), [countFiles, lacked]);
  const paths = [...lacked];
  return (
    <>
      <Table caption="Files" columns={COLUMNS}>
        <tbody>
          {(isWhole ? files : files.slice(0, SHOWN)).map((file) => (
            <FileRow key={file.name} file={file} keys={paths} show={show} />
          ))}
        </tbody>
      </Table>
      {files.length > SHOWN && !isWhole && (
        <p>
          <Button onClick={() => setWhole(true)}>{`Show all ${formatCount(files.length)}`}</Button>
        </p>
      )}
    </>
  );
}

/** Keys of features that someone lacks; the rest would hide them among thousands of uses. */
function lackedKeys(keys: readonly KeyCount[], { features }: ScanReport): ReadonlySet<string> {
  const counted = new Set(keys.map(({ key }) => key));
  return new Set(
    features
      .filter(({ lostShare }) => lostShare >= LEAST_SHARE)
      .flatMap((row) => row.keys.map(({ path }) => path).filter((path) => counted.has(path))),
  );
}

function FileRow({
  file,
  keys,
  show,
}: {
  file: FileCounts;
  keys: readonly string[];
  show: ShowUses;
}) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <tr>
        <th scope="row">
          <span className={styles.name}>
            <Button
              variant="quiet"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              <BreakableText text={file.name} />
            </Button>
          </span>
          {file.notes.map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
        </th>
        <td className={cells.number}>{formatCount(file.breaking)}</td>
        <td className={cells.number}>{formatCount(file.degrading)}</td>
        <td className={`${cells.number} ${cells.spare}`}>{formatCount(file.guarded)}</td>
      </tr>
      <tr id={id} hidden={!isOpen}>
        <td colSpan={4}>
          {isOpen && (
            <div className={styles.open}>
              <KeyPlaces keys={keys} mdnUrls={NO_URLS} hasCode files={[file.name]} show={show} />
            </div>
          )}
        </td>
      </tr>
    </>
  );
}

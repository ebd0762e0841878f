import { useEffect, useState } from 'react';

import { formatCount } from '@/domain/formatCount';
import type { ImportedLine, SkippedLine } from '@/importer/ImportedFile';
import {
  LINES_A_PAGE,
  type ImportSummary,
  type LineFilter,
  type LinePage,
} from '@/importer/ImportMessage';
import type { Importer } from '@/importer/startImporter';
import { Button } from '@/ui/Button';
import { cells, Table } from '@/ui/Table';

import styles from './ImportPreview.module.css';

const FILTERS: readonly { readonly filter: LineFilter; readonly words: string }[] = [
  { filter: 'all', words: 'every line that counts' },
  { filter: 'unknown', words: 'lines without a release' },
  { filter: 'skipped', words: 'lines that count nothing' },
];

interface LinesTableProps {
  readonly importer: Importer;
  readonly counts: ImportSummary['counts'];
}

/** The file line by line: what it says, and what becomes of it. The rows are with the worker, a page of them here. */
export function LinesTable({ importer, counts }: LinesTableProps) {
  const [{ filter, page }, setView] = useState<{ filter: LineFilter; page: number }>({
    filter: 'all',
    page: 1,
  });
  const [lines, setLines] = useState<LinePage>([]);
  useEffect(() => {
    let isCurrent = true;
    importer.lines(filter, page).then(
      (found) => isCurrent && setLines(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [importer, filter, page]);

  const pages = Math.max(1, Math.ceil(counts[filter] / LINES_A_PAGE));
  return (
    <>
      <h3 className={styles.heading}>Line by line</h3>
      <fieldset className={styles.filter}>
        <legend>Show</legend>
        {FILTERS.map(({ filter: each, words }) => (
          <label key={each}>
            <input
              type="radio"
              name="lines"
              checked={filter === each}
              onChange={() => setView({ filter: each, page: 1 })}
            />
            {`${words} (${formatCount(counts[each])})`}
          </label>
        ))}
      </fieldset>
      <Table caption="The file line by line">
        <thead>
          <tr>
            <th scope="col" className={cells.number}>
              Line
            </th>
            <th scope="col">In the file</th>
            <th scope="col">Becomes</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.line} ${'count' in line ? line.count : ''}`}>
              <th scope="row" className={cells.number}>
                {line.line}
              </th>
              <td className={styles.text}>
                {line.cells.filter((cell) => cell.trim() !== '').join(' · ')}
              </td>
              <td>{wordsOf(line)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {pages > 1 && (
        <div className={styles.filter}>
          <Button disabled={page === 1} onClick={() => setView({ filter, page: page - 1 })}>
            Previous lines
          </Button>
          <span>{`Page ${page} of ${formatCount(pages)}`}</span>
          <Button disabled={page === pages} onClick={() => setView({ filter, page: page + 1 })}>
            Next lines
          </Button>
        </div>
      )}
    </>
  );
}

function wordsOf(line: ImportedLine | SkippedLine): string {
  if ('reason' in line) return `Nothing: ${line.reason}`;
  const { outcome } = line;
  if (outcome.kind === 'unknown') return `Unknown: ${outcome.reason}`;
  return `${outcome.slug} ${outcome.version}${outcome.note === undefined ? '' : ` (${outcome.note})`}`;
}

import { useEffect, useState } from 'react';
import { Button } from '@/client/ui/Button';
import { classNames } from '@/client/ui/classNames';
import { cells, Table } from '@/client/ui/Table';
import { formatCount } from '@/domain/format';
import {
  type Importer,
  type ImportSummary,
  type LineFilter,
  type LinePage,
  LINES_A_PAGE,
  type ShownLine,
} from '@/engines/importer/forPage';
import styles from './ImportPreview.module.css';
import { formatAmount } from './importSentence';

const FILTERS: readonly { readonly filter: LineFilter; readonly words: string }[] = [
  { filter: 'all', words: 'All lines' },
  { filter: 'unknown', words: 'Lines without a release' },
  { filter: 'skipped', words: 'Skipped lines' },
];

interface LinesTableProps {
  readonly importer: Importer;
  readonly counts: ImportSummary['counts'];
  readonly getName: (slug: string) => string;
  /** The place whose releases fill in missing versions. */
  readonly placeName: string | undefined;
}

/**
 * The file line by line, with each line's result. The rows stay in the worker and arrive one page
 * at a time.
 */
export function LinesTable({ importer, counts, getName, placeName }: LinesTableProps) {
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
    <div className={styles.part}>
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
            <th scope="col" className={classNames(cells.number, cells.spare)}>
              Count
            </th>
            <th scope="col">Counts as</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.line} ${'count' in line ? line.count : ''}`}>
              <th scope="row" className={cells.number}>
                {line.line}
              </th>
              <td className={styles.text}>{line.source}</td>
              <td className={classNames(cells.number, cells.spare)}>
                {'count' in line && formatAmount(line.count)}
              </td>
              <td>{describeLine(line, getName, placeName)}</td>
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
    </div>
  );
}

function describeLine(
  line: ShownLine,
  getName: (slug: string) => string,
  placeName: string | undefined,
): string {
  if ('reason' in line) return `Skipped: ${line.reason}`;
  const { outcome } = line;
  if (outcome.kind === 'release') return `${getName(outcome.slug)} ${outcome.version}`;
  return outcome.kind === 'versionless' && placeName !== undefined
    ? `${outcome.slugs.map(getName).join(' or ')}, version estimated from ${placeName}`
    : `Unknown: ${outcome.reason}`;
}

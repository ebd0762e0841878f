import { useEffect, useState } from 'react';
import { Button } from '@/client/ui/Button';
import { classNames } from '@/client/ui/classNames';
import { type Column, DataTable } from '@/client/ui/DataTable';
import { cells } from '@/client/ui/Table';
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
  { filter: 'unknown', words: 'Lines without a version' },
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
  const lines = useLines(importer, filter, page);
  const pages = Math.max(1, Math.ceil(counts[filter] / LINES_A_PAGE));
  return (
    <div className={styles.part}>
      <FilterChoice
        counts={counts}
        filter={filter}
        onFilter={(chosen) => setView({ filter: chosen, page: 1 })}
      />
      <DataTable
        caption="The file line by line"
        columns={getColumns(getName, placeName)}
        rows={lines}
        getKey={(line) => `${line.line} ${'count' in line ? line.count : ''}`}
      />
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

function useLines(importer: Importer, filter: LineFilter, page: number): LinePage {
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
  return lines;
}

interface FilterChoiceProps {
  readonly counts: ImportSummary['counts'];
  readonly filter: LineFilter;
  readonly onFilter: (filter: LineFilter) => void;
}

function FilterChoice({ counts, filter, onFilter }: FilterChoiceProps) {
  return (
    <fieldset className={styles.filter}>
      <legend>Show</legend>
      {FILTERS.map(({ filter: each, words }) => (
        <label key={each}>
          <input
            type="radio"
            name="lines"
            checked={filter === each}
            onChange={() => onFilter(each)}
          />
          {`${words} (${formatCount(counts[each])})`}
        </label>
      ))}
    </fieldset>
  );
}

function getColumns(
  getName: (slug: string) => string,
  placeName: string | undefined,
): readonly Column<ShownLine>[] {
  return [
    { heading: 'Line', className: cells.number, cell: ({ line }) => line },
    { heading: 'In the file', cellClassName: styles.text, cell: ({ source }) => source },
    {
      heading: 'Count',
      className: classNames(cells.number, cells.spare),
      cell: (line) => 'count' in line && formatAmount(line.count),
    },
    { heading: 'Counts as', cell: (line) => describeLine(line, getName, placeName) },
  ];
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

import { useState } from 'react';

import { formatCount } from '@/domain/formatCount';
import { formatPercent } from '@/domain/formatPercent';
import type { ImportSummary } from '@/importer/ImportMessage';
import type { Importer } from '@/importer/startImporter';
import { DefinitionFacts } from '@/ui/DefinitionFacts';
import { Note } from '@/ui/Note';
import { cells, Table } from '@/ui/Table';

import { draftOf } from './draftOf';
import styles from './ImportPreview.module.css';
import { LinesTable } from './LinesTable';
import { SaveAudience, type NameTyped } from './SaveAudience';

interface ImportPreviewProps extends NameTyped {
  readonly summary: ImportSummary;
  readonly importer: Importer;
  readonly fileName: string;
}

const MAX_UNKNOWNS = 8;

/** What a file holds: how much of it has a release, what has none and why, and every line of it. */
export function ImportPreview({
  summary,
  importer,
  fileName,
  typedName,
  onName,
}: ImportPreviewProps) {
  const { layout, metric, total, mappedTotal, releases, unknowns, notes, counts } = summary;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? unknowns : unknowns.slice(0, MAX_UNKNOWNS);
  return (
    <div className={styles.preview}>
      <p role="status" className={styles.verdict}>
        {`${formatPercent(mappedTotal / total)} of ${amount(total)} (${metric}) has a release: ${formatCount(releases.length)} of them. ${formatPercent((total - mappedTotal) / total)} is unknown and stays in the audience as unknown.`}
      </p>
      <DefinitionFacts
        layout="wide"
        facts={[
          { term: 'Read as', detail: layout },
          { term: 'Counted', detail: metric },
          { term: 'Total of the file', detail: amount(total) },
          { term: 'With a release', detail: amount(mappedTotal) },
          {
            term: 'Lines',
            detail: `${formatCount(counts.all)} counted, ${formatCount(counts.skipped)} not`,
          },
        ]}
      />
      {notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
      {unknowns.length > 0 && (
        <>
          <h3 className={styles.heading}>What is unknown, and why</h3>
          <Table caption="What is unknown, and why">
            <thead>
              <tr>
                <th scope="col">In the file</th>
                <th scope="col">Why</th>
                <th scope="col" className={cells.number}>
                  Share
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ name, reason, count }) => (
                <tr key={`${name} ${reason}`}>
                  <th scope="row">{name}</th>
                  <td>{reason}</td>
                  <td className={cells.number}>{formatPercent(count / total)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
          {unknowns.length > shown.length && (
            <button type="button" className={styles.more} onClick={() => setWhole(true)}>
              {`Show all ${formatCount(unknowns.length)}`}
            </button>
          )}
        </>
      )}
      <LinesTable importer={importer} counts={counts} />
      <SaveAudience
        part={draftOf(summary)}
        suggestedName={fileName.replace(/\.\w+$/, '')}
        typedName={typedName}
        onName={onName}
      />
    </div>
  );
}

/** Counts whole, shares as they are. */
function amount(value: number): string {
  return Number.isInteger(value) ? formatCount(value) : String(Math.round(value * 1000) / 1000);
}

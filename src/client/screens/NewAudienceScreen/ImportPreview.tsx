import { type ComponentProps, useState } from 'react';
import { DefinitionFacts } from '@/client/ui/DefinitionFacts';
import { Note } from '@/client/ui/Note';
import { Notice } from '@/client/ui/Notice';
import { formatCount } from '@/domain/format';
import { type Importer, type ImportSummary, toDraft } from '@/engines/importer/forPage';
import styles from './ImportPreview.module.css';
import { formatAmount, importSentence } from './importSentence';
import { ImportTables } from './ImportTables';
import { LinesTable } from './LinesTable';
import { type NameTyped, SaveAudience } from './SaveAudience';
import { valueNotes } from './valueNotes';
import { type VersionPlace, VersionSource } from './VersionSource';

interface ImportPreviewProps extends NameTyped {
  readonly places: readonly VersionPlace[];
  readonly summary: ImportSummary;
  readonly importer: Importer;
  readonly fileName: string;
  readonly getName: (slug: string) => string;
}

const WORLD: VersionPlace = { key: 'world', name: 'World' };

/**
 * An imported file's content and the form that saves it; below, how each line was read, on demand.
 */
export function ImportPreview({
  places,
  summary,
  importer,
  fileName,
  getName,
  typedName,
  onName,
}: ImportPreviewProps) {
  const { total, mappedTotal, versionless, notes, counts, value } = summary;
  const missing = versionless.reduce((sum, { count }) => sum + count, 0);
  // If enough versions are known, they predict the missing ones better than any place does.
  const [place, setPlace] = useState(missing > total / 2 ? WORLD : undefined);
  return (
    <div className={styles.preview}>
      <p role="status" className={styles.verdict}>
        {importSentence(summary, place?.name)}
      </p>
      {missing > 0 && <VersionSource places={places} place={place} onPlace={setPlace} />}
      {mappedTotal > 0 || (place && missing > 0) ? (
        <SaveAudience
          part={toDraft(summary, place?.key)}
          suggestedName={fileName.replace(/\.\w+$/, '')}
          typedName={typedName}
          onName={onName}
        />
      ) : (
        <Notice tone="error">
          {missing > 0
            ? 'Nothing to save yet: choose where the missing versions come from, or add “Browser version” to the export.'
            : 'Nothing to save: no line names a browser we have data for. Check that the column of browsers holds names such as “Chrome”.'}
        </Notice>
      )}
      <DefinitionFacts layout="wide" facts={listFacts(summary)} />
      {[...notes, ...valueNotes(value)].map((note) => (
        <Note key={note}>{note}</Note>
      ))}
      <ImportTables summary={summary} getName={getName} placeName={place?.name} />
      <LinesOnDemand
        importer={importer}
        counts={counts}
        getName={getName}
        placeName={place?.name}
      />
    </div>
  );
}

function listFacts({ layout, metric, total, value, botCount }: ImportSummary) {
  return [
    { term: 'Read as', detail: layout },
    { term: 'Counted', detail: metric },
    { term: 'Total', detail: formatAmount(total) },
    ...(value?.step === undefined
      ? []
      : [{ term: 'Worth', detail: `${value.name}: ${formatAmount(value.total)}` }]),
    ...(botCount > 0
      ? [{ term: 'Left out', detail: `${formatAmount(botCount)} by bots and scripts` }]
      : []),
  ];
}

function LinesOnDemand(props: ComponentProps<typeof LinesTable>) {
  const [isOpen, setOpen] = useState(false);
  const { all, skipped } = props.counts;
  return (
    <details className={styles.lines} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {`Line by line: ${formatCount(all)} counted, ${formatCount(skipped)} skipped`}
      </summary>
      {isOpen && <LinesTable {...props} />}
    </details>
  );
}

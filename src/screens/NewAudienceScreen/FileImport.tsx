import { useState } from 'react';

import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Prose } from '@/ui/Prose';
import { Section } from '@/ui/Section';
import { Skeleton } from '@/ui/Skeleton';
import { TextArea } from '@/ui/TextArea';

import { FileField } from './FileField';
import styles from './FileImport.module.css';
import { ImportPreview } from './ImportPreview';
import { useImport } from './useImport';

/** Far more than an export of browsers has; a larger file would only use up the tab's memory. */
const MAX_BYTES = 50_000_000;

/** A file of one's analytics: chosen, dropped or pasted, read here, and shown line by line before anything is kept. */
export function FileImport() {
  const { state, read, refuse } = useImport();
  const [text, setText] = useState('');
  const [typedName, setTypedName] = useState<string>();

  async function take(file: File) {
    if (file.size > MAX_BYTES)
      return refuse(
        `The file has ${Math.ceil(file.size / 1e6)} MB; at most 50 MB are read here. Export fewer columns, or a shorter time.`,
      );
    await read(new Uint8Array(await file.arrayBuffer()), file.name);
  }

  return (
    <Section title="From your analytics">
      <Prose>
        <p>
          A CSV export of Google Analytics 4, Matomo, Plausible or Cloudflare, or any table with{' '}
          <code>browser,version,users</code>. The file is read in this tab and never sent anywhere;
          only the shares of releases are, when you save.
        </p>
      </Prose>
      <FileField
        label="Choose a file, or drop one here"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        onFile={(file) => void take(file)}
      />
      <details className={styles.paste}>
        <summary>Paste the table instead</summary>
        <TextArea
          label="Table with the names of its columns"
          rows={8}
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={'browser,version,users\nchrome,141,1204'}
        />
        <Button disabled={text.trim() === ''} onClick={() => void read(text, 'Pasted table')}>
          Read it
        </Button>
      </details>
      <noscript>
        <p>Reading a file happens in your browser, so it needs scripts.</p>
      </noscript>
      {state.status === 'reading' && <Skeleton shape="row" count={4} />}
      {state.status === 'refused' && <Notice tone="error">{state.message}</Notice>}
      {state.status === 'read' && (
        <ImportPreview
          key={state.id}
          summary={state.summary}
          importer={state.importer}
          fileName={state.fileName}
          typedName={typedName}
          onName={setTypedName}
        />
      )}
    </Section>
  );
}

import { useEffect, useEffectEvent, useState } from 'react';
import type { FileImport_query$key } from '@/__generated__/FileImport_query.graphql';
import { takeFiles } from '@/browser/device/handedFile';
import { Button } from '@/client/ui/Button';
import { FileField } from '@/client/ui/FileField';
import { Notice } from '@/client/ui/Notice';
import { Prose } from '@/client/ui/Prose';
import { Skeleton } from '@/client/ui/Skeleton';
import { TextArea } from '@/client/ui/TextArea';
import { graphql, useFragment } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import styles from './FileImport.module.css';
import { useImport } from './useImport';
import { PLATFORMS_WAY, Way } from './Way';

// Needed only once there is a file.
const ImportPreview = lazySection(
  async () =>
    (await import(/* webpackChunkName: "import-sections" */ './ImportPreview')).ImportPreview,
);

/** Logs end in anything: `access.log.1`, `access.log.gz`. */
const ACCEPTED_FILES =
  '.csv,.tsv,.txt,.json,.jsonl,.log,.gz,.1,text/csv,text/tab-separated-values,text/plain,application/json,application/gzip';

interface FileImportProps {
  readonly query: FileImport_query$key;
  readonly isOpen: boolean;
}

/**
 * Imports an analytics export, chosen, dropped or pasted. It is parsed here and shown line by line
 * before anything is saved.
 */
export function FileImport({ isOpen, ...props }: FileImportProps) {
  const data = useFragment(
    graphql`
      fragment FileImport_query on Query @catch(to: NULL) {
        audiencePresets {
          key
          name
        }
      }
    `,
    props.query,
  );
  const { state, read } = useImport();
  const [typedName, setTypedName] = useState<string>();
  const take = useEffectEvent((file: File) => void read(file, file.name));
  useEffect(() => takeFiles((file) => take(file)), []);

  return (
    <Way isFirst isOpen={isOpen} title="From your analytics">
      <SourcesHelp />
      <div className={styles.file}>
        <FileField
          label="Choose a file, or drop one here"
          accept={ACCEPTED_FILES}
          onFile={(file) => void read(file, file.name)}
        />
      </div>
      <PasteField onText={(text) => void read(text, 'Pasted table')} />
      <noscript>
        <p>Files are read in your browser, which needs JavaScript.</p>
      </noscript>
      {state.status === 'reading' && <Skeleton shape="row" count={4} />}
      {state.status === 'refused' && <Refused message={state.message} />}
      {state.status === 'read' && (
        <ImportPreview
          key={state.id}
          // Without presets a file can still be read, but missing versions can't be filled in.
          places={data?.audiencePresets.map(({ key, name }) => ({ key, name })) ?? []}
          summary={state.summary}
          importer={state.importer}
          fileName={state.fileName}
          getName={state.getName}
          typedName={typedName}
          onName={setTypedName}
        />
      )}
    </Way>
  );
}

/** Says why a file can't be read, and leads to the way that needs no file. */
function Refused({ message }: { readonly message: string }) {
  return (
    <Notice
      tone="error"
      action={<Button onClick={openPlatforms}>Use operating systems instead</Button>}
    >
      {message}
    </Notice>
  );
}

function openPlatforms(): void {
  const way = document.getElementById(PLATFORMS_WAY);
  way?.setAttribute('open', '');
  way?.querySelector('input')?.focus();
}

function SourcesHelp() {
  return (
    <Prose>
      <p>
        An export of Google Analytics 4, Matomo, Plausible or Cloudflare in any language, a table of
        browsers, user agents, operating systems or devices, a server’s access log, or
        Browserslist’s <code>stats.json</code>. The file stays in this tab. Saving sends only the
        share of each version. Workspaces can sync theirs from Plausible, Matomo or PostHog. For
        Google Analytics, upload a CSV: its API doesn’t report browser versions.
      </p>
    </Prose>
  );
}

function PasteField({ onText }: { readonly onText: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <details className={styles.paste}>
      <summary>Paste the table instead</summary>
      <TextArea
        label="Table, with its header row"
        rows={8}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onPaste={(event) => {
          // This is usually a whole table, unless the field has text already.
          if (text === '') onText(event.clipboardData.getData('text'));
        }}
        placeholder={'browser,version,users\nchrome,141,1204'}
      />
      <Button disabled={text.trim() === ''} onClick={() => onText(text)}>
        Read it
      </Button>
    </details>
  );
}

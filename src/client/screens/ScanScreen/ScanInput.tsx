import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/client/ui/Button';
import { Section } from '@/client/ui/Section';
import { SelectField } from '@/client/ui/SelectField';
import { TextArea } from '@/client/ui/TextArea';
import { guessLanguage, type ScanSource } from '@/engines/scanner/forPage';
import type { Language } from '@/engines/scanner/forReports';
import { sourcesOfDrop, sourcesOfFiles } from './collectSources';
import styles from './ScanInput.module.css';

const PASTED: Readonly<Partial<Record<Language, string>>> = {
  css: 'CSS',
  scss: 'SCSS',
  less: 'Less',
  js: 'JavaScript',
  jsx: 'JSX',
  ts: 'TypeScript',
  tsx: 'TSX',
  html: 'HTML',
  vue: 'Vue',
  svelte: 'Svelte',
  astro: 'Astro',
};

const ACCEPTED =
  '.css,.pcss,.scss,.less,.js,.mjs,.cjs,.jsx,.ts,.mts,.cts,.tsx,.html,.htm,.xhtml,.php,.phtml,.erb,.ejs,.jsp,.hbs,.handlebars,.mustache,.twig,.liquid,.njk,.jinja,.jinja2,.cshtml,.gohtml,.tmpl,.svg,.vue,.svelte,.astro,.webmanifest,.har,.zip,.json';

/** An attribute that React's types lack. */
const FOLDER: object = { webkitdirectory: '' };

interface ScanInputProps {
  readonly onSources: (sources: readonly ScanSource[]) => void;
  /** The reader approaches the form; for files, all workers are worth starting. */
  readonly onIntent: (isForFiles: boolean) => void;
}

interface FoldedInputProps extends ScanInputProps {
  /** "3 files", once they are scanned; empty while they are. Undefined before. */
  readonly scanned: string | undefined;
}

/** Ways to hand over code: pasted, as files, as a folder, or dropped anywhere on the page. */
export function ScanInput({ onSources, onIntent, scanned }: FoldedInputProps) {
  const [isOpen, setOpen] = useState(false);
  const start = (sources: readonly ScanSource[]) => {
    setOpen(false);
    onSources(sources);
  };
  const isOver = useDropped(start, onIntent);
  const isFolded = scanned !== undefined && !isOpen && !isOver;
  return (
    <div className={styles.input}>
      {scanned && (
        <p className={styles.again}>
          {`${scanned} · `}
          <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Scan others
          </Button>
        </p>
      )}
      {!isFolded && <InputForm onSources={start} onIntent={onIntent} isOver={isOver} />}
    </div>
  );
}

function InputForm({ onSources, onIntent, isOver }: ScanInputProps & { isOver: boolean }) {
  return (
    <Section title="Your code">
      <div className={styles.form} data-over={isOver || undefined}>
        <PasteForm onSources={onSources} onIntent={onIntent} />
        <FileButtons onSources={onSources} onIntent={onIntent} />
        <p className={styles.hint}>
          {isOver
            ? 'Drop it to scan it.'
            : 'Or drop files, a folder, a ZIP of your build, or a HAR that your browser’s developer tools saved, anywhere on this page. Scan your build if you can: it’s what visitors get.'}
        </p>
      </div>
      <noscript>
        <p>Code is scanned in your browser, which needs JavaScript.</p>
      </noscript>
      <p className={styles.hint}>
        On the command line: <code>npx plimsoll scan dist</code>
      </p>
    </Section>
  );
}

/** Is there again after going to another page and back; nothing of it is stored. */
const draft: { text: string; chosen: Language | '' } = { text: '', chosen: '' };

function PasteForm({ onSources, onIntent }: ScanInputProps) {
  const [text, setText] = useState(draft.text);
  const [chosen, setChosen] = useState(draft.chosen);
  useEffect(() => {
    Object.assign(draft, { text, chosen });
  }, [text, chosen]);
  const guessed = guessLanguage(text);
  const language = chosen || guessed;
  return (
    <form
      className={styles.paste}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onSources([{ name: 'pasted', content: text, language }]);
      }}
    >
      <TextArea
        label="Paste CSS, HTML or JavaScript"
        rows={6}
        onFocus={() => onIntent(false)}
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={'dialog::backdrop { background: oklch(0 0 0 / 0.4) }'}
      />
      <div className={styles.row}>
        <SelectField
          label="Language"
          value={chosen}
          onChange={(event) => setChosen(event.target.value as Language | '')}
        >
          <option value="">
            {text.trim() === '' ? 'Guess' : `Guess: ${PASTED[guessed] ?? guessed}`}
          </option>
          {Object.entries(PASTED).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="primary" disabled={text.trim() === ''}>
          Scan this text
        </Button>
      </div>
    </form>
  );
}

function FileButtons({ onSources, onIntent }: ScanInputProps) {
  const id = useId();
  const field: ComponentProps<'input'> = {
    type: 'file',
    onFocus: () => onIntent(true),
    onPointerEnter: () => onIntent(true),
    // Else choosing the same files again, after a build, would be no change.
    onClick: (event) => (event.currentTarget.value = ''),
    onChange: ({ target: { files } }) => {
      if (files && files.length > 0) onSources(sourcesOfFiles(files));
    },
  };
  return (
    <div className={styles.row}>
      <div className={styles.field}>
        <label htmlFor={`${id}-files`}>Files</label>
        <input id={`${id}-files`} {...field} multiple accept={ACCEPTED} />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-folder`}>A folder, such as your build</label>
        <input id={`${id}-folder`} {...field} {...FOLDER} />
      </div>
    </div>
  );
}

/** Takes what is dropped anywhere on the page; returns whether files are dragged over it. */
function useDropped(
  onSources: ScanInputProps['onSources'],
  onIntent: ScanInputProps['onIntent'],
): boolean {
  const [isOver, setOver] = useState(false);
  const take = useRef({ onSources, onIntent });
  useEffect(() => {
    take.current = { onSources, onIntent };
  });
  useEffect(() => {
    const ended = new AbortController();
    const on = (
      type: 'dragenter' | 'dragover' | 'dragleave' | 'drop',
      listen: (event: DragEvent) => void,
    ) => window.addEventListener(type, listen, { signal: ended.signal });
    on('dragenter', (event) => {
      if (event.dataTransfer?.types.includes('Files')) take.current.onIntent(true);
    });
    on('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    });
    on('dragleave', (event) => event.relatedTarget === null && setOver(false));
    on('drop', (event) => {
      setOver(false);
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      void sourcesOfDrop(event.dataTransfer).then(
        (sources) => sources.length > 0 && take.current.onSources(sources),
      );
    });
    return () => ended.abort();
  }, []);
  return isOver;
}

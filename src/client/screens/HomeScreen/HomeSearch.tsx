import { useRouter } from 'next/router';
import { type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useSearchBox } from '@/client/screens/Search/useSearchBox';
import { KeptPreferences } from '@/client/sections/KeptPreferences';
import { Button } from '@/client/ui/Button';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import { formHref } from '@/domain/routes/formHref';
import { href } from '@/domain/routes/href';
import styles from './HomeSearch.module.css';

const LABEL = 'Which feature?';

/**
 * The main search. A GET form; with JavaScript, results appear below it as the reader types. The
 * code for that loads on hover or focus.
 */
export function HomeSearch() {
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const { box, parts, load, isOpen, open, close } = useHomeSearchBox();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void router.push(formHref(href.search(), new FormData(event.currentTarget)));
  }

  return (
    <form
      role="search"
      aria-label={LABEL}
      action={href.search()}
      className={styles.form}
      onSubmit={search}
      onPointerEnter={load}
    >
      <QueryField
        ref={input}
        box={box}
        isReady={parts !== undefined}
        onOpen={open}
        onClose={close}
      />
      <KeptPreferences />
      <Button type="submit" variant="primary">
        Search
      </Button>
      {parts && isOpen && (
        <div className={styles.answers}>
          <parts.ChoiceList
            listProps={box.listProps}
            hits={box.hits}
            onChoose={(choice) => {
              box.choose(choice);
              input.current?.focus();
            }}
          />
          <parts.SearchStatus {...box.status} />
        </div>
      )}
    </form>
  );
}

type SearchBox = ReturnType<typeof useSearchBox>;

function useHomeSearchBox() {
  const [parts, setParts] = useState<Parts>();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const box: SearchBox = useSearchBox({
    ask: async (words, signal) => (await loadParts()).askBox(words, signal),
    isOpen,
    onLeave: close,
    onKeyDown: handleKey,
  });

  const load = () => void loadParts().then(setParts, () => undefined);

  function handleKey(event: KeyboardEvent) {
    const isEscape = event.key === 'Escape' && isOpen;
    // There is no option yet that Enter could choose.
    const isTooEarly = event.key === 'Enter' && !parts && box.text.trim() === '';
    if (isEscape || isTooEarly) event.preventDefault();
    if (isEscape) close();
  }

  function open() {
    load();
    setOpen(true);
  }

  return { box, parts, load, isOpen, open, close };
}

interface QueryFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly box: SearchBox;
  /** The code for the list has loaded. */
  readonly isReady: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

function QueryField({ ref, box, isReady, onOpen, onClose }: QueryFieldProps) {
  return (
    <label className={styles.field}>
      <VisuallyHidden>{LABEL}</VisuallyHidden>
      <input
        {...(isReady && box.inputProps)}
        ref={ref}
        type="search"
        name="q"
        value={box.text}
        placeholder="container queries, dark mode, Temporal"
        enterKeyHint="search"
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        onKeyDown={box.inputProps.onKeyDown}
        onChange={(event) => {
          // A browser that restores typed text changes a field without focus.
          if (document.activeElement === event.target) onOpen();
          box.type(event.target.value);
        }}
        onFocus={onOpen}
        onClick={onOpen}
        onBlur={onClose}
      />
    </label>
  );
}

const loadParts = () =>
  import(/* webpackChunkName: "search" */ '@/client/screens/Search/searchParts');

type Parts = Awaited<ReturnType<typeof loadParts>>;

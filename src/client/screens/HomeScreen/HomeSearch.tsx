import { useRouter } from 'next/router';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useSearchBox } from '@/client/screens/Search/useSearchBox';
import { KeptPreferences } from '@/client/sections/KeptPreferences';
import { Button } from '@/client/ui/Button';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import { href } from '@/domain/routes/href';
import { formHref } from '@/domain/routes/ownAddress';
import styles from './HomeSearch.module.css';

const LABEL = 'Which feature?';

/**
 * The main search. A GET form; with JavaScript, results appear below it as the reader types. The
 * code for that loads on hover or focus.
 */
export function HomeSearch() {
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [parts, setParts] = useState<Parts>();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { inputProps, listProps, text, type, choose, hits, status } = useSearchBox({
    ask: async (words, signal) => (await loadParts()).askBox(words, signal),
    isOpen,
    onLeave: close,
    onKeyDown: handleKey,
  });

  const load = () => void loadParts().then(setParts, () => undefined);

  function handleKey(event: KeyboardEvent) {
    const isEscape = event.key === 'Escape' && isOpen;
    // There is no option yet that Enter could choose.
    const isTooEarly = event.key === 'Enter' && !parts && text.trim() === '';
    if (isEscape || isTooEarly) event.preventDefault();
    if (isEscape) close();
  }

  function openList() {
    load();
    setOpen(true);
  }

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
      <label className={styles.field}>
        <VisuallyHidden>{LABEL}</VisuallyHidden>
        <input
          {...(parts && inputProps)}
          ref={input}
          type="search"
          name="q"
          value={text}
          placeholder="container queries, dark mode, Temporal"
          enterKeyHint="search"
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          onKeyDown={inputProps.onKeyDown}
          onChange={(event) => {
            // Not where a browser restores what was typed.
            if (document.activeElement === event.target) openList();
            type(event.target.value);
          }}
          onFocus={openList}
          onClick={openList}
          onBlur={close}
        />
      </label>
      <KeptPreferences />
      <Button type="submit" variant="primary">
        Search
      </Button>
      {parts && isOpen && (
        <div className={styles.answers}>
          <parts.ChoiceList
            listProps={listProps}
            hits={hits}
            onChoose={(choice) => {
              choose(choice);
              input.current?.focus();
            }}
          />
          <parts.SearchStatus {...status} />
        </div>
      )}
    </form>
  );
}

const loadParts = () =>
  import(/* webpackChunkName: "search" */ '@/client/screens/Search/searchParts');

type Parts = Awaited<ReturnType<typeof loadParts>>;

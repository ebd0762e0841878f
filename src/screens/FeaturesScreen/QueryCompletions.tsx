import { useEffect, useId, useState, type RefObject } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';

import type {
  QueryCompletionsQuery,
  QueryCompletionsQuery$data,
} from '@/__generated__/QueryCompletionsQuery.graphql';
import { formatCount } from '@/domain/formatCount';

import styles from './QueryCompletions.module.css';

/** How long a pause in typing is one: no request for every letter of a quick word. */
const PAUSE_MS = 120;

type Completion = QueryCompletionsQuery$data['queryCompletions'][number];

const completionsQuery = graphql`
  query QueryCompletionsQuery($query: String!, $position: Int!) {
    queryCompletions(query: $query, position: $position) {
      text
      label
      count
      start
      end
    }
  }
`;

/** The list under the box. The box was there before this code, so its keys and words are listened to from outside. */
export function QueryCompletions({
  input,
}: {
  readonly input: RefObject<HTMLInputElement | null>;
}) {
  const id = useId();
  const { completions, fetchNow, close } = useCompletions(input);
  const [marked, setMarked] = useState(-1);
  const active = Math.min(marked, completions.length - 1);

  function accept({ text, start, end }: Completion) {
    const box = input.current;
    if (!box) return;
    box.setRangeText(text, start, end, 'end');
    setMarked(-1);
    // A term's name goes on with its values.
    if (text.endsWith(':')) fetchNow();
    else close();
  }

  useEffect(() => {
    const box = input.current;
    const onKey = (event: KeyboardEvent) => {
      const chosen = completions[active];
      if (completions.length === 0 && event.key === 'ArrowDown') fetchNow();
      else if (completions.length === 0) return;
      else if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
        setMarked(
          Math.max(
            -1,
            Math.min(completions.length - 1, active + (event.key === 'ArrowDown' ? 1 : -1)),
          ),
        );
      else if (event.key === 'Enter' && chosen) accept(chosen);
      else {
        if (event.key === 'Escape' || event.key === 'Enter') close();
        if (event.key !== 'Escape') return;
      }
      event.preventDefault();
    };
    box?.addEventListener('keydown', onKey);
    return () => box?.removeEventListener('keydown', onKey);
  });
  useComboboxRole(input, id, completions.length > 0, active);

  if (completions.length === 0) return null;
  return (
    <div id={id} role="listbox" aria-label="Completions" className={styles.list}>
      {completions.map((completion, index) => (
        // The box has the focus and the keys; a press here must not take them away.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- see above
        <div
          key={completion.text}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => accept(completion)}
        >
          <code>{completion.text.trim()}</code>
          <span className={styles.label}>{completion.label}</span>
          {completion.count != null && (
            <span className={styles.count}>{formatCount(completion.count)}</span>
          )}
        </div>
      ))}
    </div>
  );
}

function useCompletions(input: RefObject<HTMLInputElement | null>) {
  const environment = useRelayEnvironment();
  const [completions, setCompletions] = useState<readonly Completion[]>([]);
  const [asked, setAsked] = useState<{ readonly query: string; readonly position: number }>();

  useEffect(() => {
    if (!asked) return undefined;
    const timer = setTimeout(() => {
      subscription = fetchQuery<QueryCompletionsQuery>(environment, completionsQuery, asked, {
        fetchPolicy: 'store-or-network',
      }).subscribe({
        next: (data) => setCompletions(data.queryCompletions),
        // Without completions the box is still a box.
        error: () => setCompletions([]),
      });
    }, PAUSE_MS);
    let subscription: { unsubscribe(): void } | undefined;
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [asked, environment]);

  const fetchNow = () =>
    setAsked({ query: input.current?.value ?? '', position: input.current?.selectionStart ?? 0 });
  const close = () => {
    setAsked(undefined);
    setCompletions([]);
  };

  useEffect(() => {
    const box = input.current;
    const onInput = () => setAsked({ query: box?.value ?? '', position: box?.selectionStart ?? 0 });
    const onBlur = () => setCompletions([]);
    box?.addEventListener('input', onInput);
    box?.addEventListener('blur', onBlur);
    // Whoever types at once has typed before this code came.
    if (box && box.value !== box.defaultValue && document.activeElement === box) onInput();
    return () => {
      box?.removeEventListener('input', onInput);
      box?.removeEventListener('blur', onBlur);
    };
  }, [input]);
  return { completions, fetchNow, close };
}

function useComboboxRole(
  input: RefObject<HTMLInputElement | null>,
  id: string,
  isOpen: boolean,
  active: number,
) {
  useEffect(() => {
    const box = input.current;
    const attributes: Readonly<Record<string, string | undefined>> = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': active < 0 ? undefined : `${id}-${active}`,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) box?.removeAttribute(name);
      else box?.setAttribute(name, value);
    }
  }, [input, id, isOpen, active]);
}

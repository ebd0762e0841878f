import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { useRelayEnvironment } from '@/relay/hooks';
import { useCombobox } from '@/ui/useCombobox';
import type { Completion, fetchCompletions } from './QueryCompletions';

/** How long a pause in typing is one: no request for every letter of a quick word. */
const PAUSE_MS = 120;

/**
 * What may follow where the cursor stands in the box. The box is there before the code that asks:
 * what is typed until then is asked for when it comes.
 * @param fetchThem undefined until that code is there
 */
export function useQueryCompletions(
  input: RefObject<HTMLInputElement | null>,
  fetchThem: typeof fetchCompletions | undefined,
) {
  const environment = useRelayEnvironment();
  const [completions, setCompletions] = useState<readonly Completion[]>([]);
  const [marked, setMarked] = useState(-1);
  const [asked, setAsked] = useState<{ readonly query: string; readonly position: number }>();

  useEffect(() => {
    if (!asked || !fetchThem) return undefined;
    let subscription: { unsubscribe(): void } | undefined;
    const timer = setTimeout(() => {
      subscription = fetchThem(environment, asked).subscribe({
        next: setCompletions,
        // Without completions the box is still a box.
        error: () => setCompletions([]),
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [asked, environment, fetchThem]);

  const ask = () =>
    setAsked({ query: input.current?.value ?? '', position: input.current?.selectionStart ?? 0 });
  const close = () => {
    setAsked(undefined);
    setCompletions([]);
    setMarked(-1);
  };

  function accept({ text, start, end }: Completion) {
    input.current?.setRangeText(text, start, end, 'end');
    setMarked(-1);
    // A term's name goes on with its values.
    if (text.endsWith(':')) ask();
    else close();
  }

  const index = Math.min(marked, completions.length - 1);

  function onKeyDown(event: KeyboardEvent) {
    const isOpen = completions.length > 0;
    const chosen = completions[index];
    if (!isOpen && event.key === 'ArrowDown') ask();
    else if (isOpen && event.key === 'Enter' && chosen) accept(chosen);
    else if (isOpen && event.key === 'Escape') close();
    else {
      // The form is sent with what stands in it.
      if (isOpen && event.key === 'Enter') close();
      return;
    }
    event.preventDefault();
  }

  const { inputProps, listProps } = useCombobox({
    groups: [{ options: completions }],
    keyOf: ({ text }) => text,
    index,
    moves: 'out',
    onMark: setMarked,
    onKeyDown,
  });
  return { inputProps, listProps, ask, accept, close };
}

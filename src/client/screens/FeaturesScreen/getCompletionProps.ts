import type { KeyboardEvent, RefObject } from 'react';
import { getComboboxProps } from '@/client/ui/useCombobox';
import type { Completion } from './QueryCompletions';

interface CompletionSettings {
  readonly id: string;
  readonly input: RefObject<HTMLInputElement | null>;
  /** The text that the completions are for, and their positions in it. */
  readonly query: string;
  readonly completions: readonly Completion[];
  /** The active completion's index; −1 without an active one. */
  readonly marked: number;
  readonly onMark: (index: number) => void;
  readonly ask: () => void;
  readonly close: () => void;
}

/** The props of the query box and its list: what keys do, and what a chosen completion does. */
export function getCompletionProps({
  id,
  input,
  query,
  completions,
  marked,
  onMark,
  ask,
  close,
}: CompletionSettings) {
  const isOpen = completions.length > 0;
  const index = Math.min(marked, completions.length - 1);

  function accept({ text, start, end }: Completion) {
    // A fast typist may have typed more at the cursor since the request.
    const typed = (input.current?.value.length ?? 0) - query.length;
    input.current?.setRangeText(text, start, Math.max(start, end + typed), 'end');
    onMark(-1);
    // After a term's name, offer its values.
    if (text.endsWith(':')) ask();
    else close();
  }

  function onKeyDown(event: KeyboardEvent) {
    const chosen = completions[index];
    if (!isOpen && event.key === 'ArrowDown') ask();
    else if (isOpen && event.key === 'Enter' && chosen) accept(chosen);
    else if (isOpen && event.key === 'Escape') close();
    else {
      // The form submits the text as typed.
      if (isOpen && event.key === 'Enter') close();
      return;
    }
    event.preventDefault();
  }

  const combobox = getComboboxProps({
    id,
    groups: [{ options: completions }],
    getKey: ({ text }) => text,
    index,
    moves: 'out',
    onMark,
    onKeyDown,
  });
  return { ...combobox, accept };
}

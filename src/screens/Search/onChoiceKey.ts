import type { KeyboardEvent } from 'react';

interface ChoiceKeys {
  readonly count: number;
  /** The marked choice; −1 where none is. */
  readonly index: number;
  readonly onMark: (index: number) => void;
  readonly onEnter: (isNewTab: boolean) => void;
}

/** How far the page keys go. */
const PAGE = 8;

/** The keys of the box: arrows go round, Page up and down, Home and End stop at the ends, Enter goes there. Esc is the dialog's own. */
export function onChoiceKey(
  event: KeyboardEvent,
  { count, index, onMark, onEnter }: ChoiceKeys,
): void {
  const { key, nativeEvent, ctrlKey, metaKey, shiftKey, altKey } = event;
  // While a character is being composed, its keys are not ours.
  if (nativeEvent.isComposing || altKey) return;
  if (key === 'Enter') {
    event.preventDefault();
    onEnter(ctrlKey || metaKey);
    return;
  }
  // What the browser would do with it leads away from the box.
  if (key.toLowerCase() === 'k' && ctrlKey !== metaKey) return event.preventDefault();
  const to = ctrlKey || metaKey || shiftKey ? undefined : targetOf(key, index, count);
  if (to === undefined || count === 0) return;
  event.preventDefault();
  onMark(to);
}

function targetOf(key: string, index: number, count: number): number | undefined {
  const last = count - 1;
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: index >= last ? 0 : index + 1,
    ArrowUp: index <= 0 ? last : index - 1,
    PageDown: Math.min(index + PAGE, last),
    PageUp: Math.max(index - PAGE, 0),
    Home: 0,
    End: last,
  };
  return targets[key];
}

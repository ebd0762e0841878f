import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** What stands in the box when it opens. */
export interface InitialText {
  readonly text: string;
  /** Whether the next letter takes its place. */
  readonly isSelected: boolean;
}

/**
 * Searches for it at once; the cursor is at its end, or it is marked. Returns what to hang on the
 * input.
 */
export function useInitialText(
  { text, isSelected }: InitialText,
  want: (text: string) => void,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const begin = useEffectEvent(() => {
    input.current?.focus();
    if (isSelected) input.current?.select();
    if (text !== '') want(text);
  });
  useEffect(() => begin(), []);
  return input;
}

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** The text in the box when it opens. */
export interface InitialText {
  readonly text: string;
  /** True if typing replaces it. */
  readonly isSelected: boolean;
  /** True if Enter was pressed after it, before the box opened. */
  readonly isEntered?: boolean;
}

/**
 * Searches for the initial text and selects it, or puts the cursor at its end. Returns a ref for
 * the input.
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

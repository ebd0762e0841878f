import { useEffect, useRef } from 'react';

/**
 * For a box whose text is in the address. The box follows the address, even after going back, but
 * keeps the focus and any text typed since it was sent.
 * @returns the box, and a function that notes what is sent /
 */
export function useSentText(text: string) {
  const input = useRef<HTMLInputElement>(null);
  const known = useRef(text);
  useEffect(() => {
    if (input.current && known.current !== text) input.current.value = text;
    known.current = text;
  }, [text]);

  function noteSent(sent: string) {
    known.current = sent;
    // The keyboard on a touch screen would cover the results.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
  }

  return { input, noteSent };
}

import { useEffect, useRef, useState } from 'react';

/**
 * For a box whose text is in the address. The box follows the address, even after going back, but
 * keeps the focus and any text typed since it was sent. An address that was sent before the latest
 * one and arrives meanwhile changes nothing.
 * @returns the box, the text that was sent last or is in the address, and a function that notes what
 *   is sent
 */
export function useSentText(text: string) {
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<Sent>({ address: text, sent: [] });
  const { sent } = state.address === text ? state : arrived(state, text);
  if (state.address !== text) setState({ address: text, sent });

  const latest = sent.at(-1) ?? text;
  const known = useRef(latest);
  useEffect(() => {
    if (input.current && known.current !== latest) input.current.value = latest;
    known.current = latest;
  }, [latest]);

  function noteSent(noted: string) {
    known.current = noted;
    setState(({ address, sent }) => ({ address, sent: [...sent, noted].slice(-MAX_ON_THE_WAY) }));
    // The keyboard on a touch screen would cover the results.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
  }

  return { input, latest, noteSent };
}

const MAX_ON_THE_WAY = 10;

interface Sent {
  readonly address: string;
  /** Texts that were sent and have not been in the address yet, oldest first. */
  readonly sent: readonly string[];
}

/** An address that was not sent, as after going back, takes the place of all that was. */
function arrived({ sent }: Sent, address: string): Sent {
  const index = sent.indexOf(address);
  return { address, sent: index === -1 ? [] : sent.slice(index + 1) };
}

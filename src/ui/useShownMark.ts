import { type RefObject, useEffect, useState } from 'react';
import { getMarkPosition, type MarkPosition } from './useArrowKeys';

/** The mark under the pointer; where there is none, the one with the focus. */
export function useShownMark(group: RefObject<SVGGElement | null>): MarkPosition | undefined {
  const [hovered, setHovered] = useState<MarkPosition>();
  const [focused, setFocused] = useState<MarkPosition>();
  useEffect(() => {
    const over = ({ target }: Event) => setHovered(getMarkPosition(target));
    const out = () => setHovered(undefined);
    const focus = ({ target }: Event) => setFocused(getMarkPosition(target));
    const blur = () => setFocused(undefined);
    const listeners = { pointerover: over, pointerout: out, focusin: focus, focusout: blur };
    const element = group.current;
    for (const [type, listener] of Object.entries(listeners))
      element?.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of Object.entries(listeners))
        element?.removeEventListener(type, listener);
    };
  }, [group]);
  return hovered ?? focused;
}

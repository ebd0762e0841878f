import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the page and focus to the result's heading once it is ready. Focus is nowhere then, since the
 * form that had it is gone, or on the page's heading, since its address has changed; a reader who has
 * moved it in the meantime keeps it.
 */
export function useFocusOnResult(isReady: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement: focused, body } = document;
    const isMoved = focused !== body && focused?.tagName !== 'H1';
    if (!isReady || !heading.current || isMoved) return;
    heading.current.closest('section')?.scrollIntoView({ block: 'start' });
    heading.current.focus({ preventScroll: true });
  }, [isReady]);
  return heading;
}

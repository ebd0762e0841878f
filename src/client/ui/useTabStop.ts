import { useEffect, useRef, useState } from 'react';

/**
 * For a box that may scroll: keyboard users reach it while it does, to scroll it with the arrow keys,
 * and pass it otherwise. Reachable until its size is known.
 */
export function useTabStop<Box extends HTMLElement = HTMLDivElement>() {
  const ref = useRef<Box>(null);
  const [isStop, setStop] = useState(true);
  useEffect(() => {
    const box = ref.current;
    if (!box || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () =>
      setStop(
        getComputedStyle(box).overflowX !== 'visible' &&
          (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight),
      );
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { ref, tabIndex: isStop ? 0 : undefined } as const;
}

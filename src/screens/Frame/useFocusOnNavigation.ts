import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';

/**
 * After a navigation to another path, moves focus to the new page's heading, so that screen readers
 * announce it and Tab continues from there. If only the query or hash changes, it is the same page
 * and focus stays.
 */
export function useFocusOnNavigation(): void {
  const { asPath } = useRouter();
  const path = asPath.replace(/[?#].*$/, '');
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return undefined;
    shown.current = path;
    return window.location.hash === '' ? focusHeadingOnceThere() : undefined;
  }, [path]);
}

/** Waits for the heading of a page that is still loading. Returns a function that stops waiting. */
function focusHeadingOnceThere(): () => void {
  const main = document.getElementById('main');
  if (!main || focusHeading(main)) return () => undefined;

  main.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    // Don't move focus if the reader has moved it in the meantime.
    const isWaiting = document.activeElement === main || document.activeElement === document.body;
    if (!isWaiting || focusHeading(main)) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector('h1');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

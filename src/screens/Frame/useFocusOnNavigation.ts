import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';

/**
 * After a navigation to another path the focus goes to the new page's heading, so that whoever
 * listens hears where they are and Tab goes on from there. A changed query or hash is the same
 * page: there the focus stays where it is.
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

/**
 * The heading of a page whose answer is still on the way is not there yet. Returns what stops the
 * waiting.
 */
function focusHeadingOnceThere(): () => void {
  const main = document.getElementById('main');
  if (!main || focusHeading(main)) return () => undefined;

  main.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    // A reader who has moved on meanwhile is not fetched back.
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

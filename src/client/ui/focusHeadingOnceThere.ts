/**
 * Moves focus to the page's heading, for which it waits if the page is still loading.
 * @returns a function that stops waiting
 */
export function focusHeadingOnceThere(): () => void {
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

import type { MouseEvent } from 'react';

/** A new tab or window, a download or a menu: nothing that changes this page. */
export function isForBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  return (
    (target !== '' && target !== '_self') ||
    event.currentTarget.hasAttribute('download') ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  );
}

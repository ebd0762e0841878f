import type { KeyboardEvent } from 'react';

/**
 * The keys of the box beside those of every combobox: Enter goes there, in a new tab with Ctrl or ⌘.
 * Esc is the dialog's own.
 */
export function onSearchKey(event: KeyboardEvent, onEnter: (isNewTab: boolean) => void): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (altKey) return;
  if (key === 'Enter') {
    event.preventDefault();
    onEnter(ctrlKey || metaKey);
  }
  // What the browser would do with it leads away from the box.
  if (key.toLowerCase() === 'k' && ctrlKey !== metaKey) event.preventDefault();
}

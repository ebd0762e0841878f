import type { KeyboardEvent } from 'react';

/**
 * The search box's keys besides the combobox's: Enter opens the choice, in a new tab with Ctrl or
 * ⌘. Esc is handled by the dialog.
 */
export function onSearchKey(event: KeyboardEvent, onEnter: (isNewTab: boolean) => void): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (altKey) return;
  if (key === 'Enter') {
    event.preventDefault();
    onEnter(ctrlKey || metaKey);
  }
  // Prevent the browser's own shortcut, which would move focus out of the box.
  if (key.toLowerCase() === 'k' && ctrlKey !== metaKey) event.preventDefault();
}

/** A longer selection is a passage being read, not a name to search for. */
const MAX_SELECTION = 80;

/** `/` outside text fields, or Ctrl+K or ⌘K; never while another dialog is open. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented } = event;
  if (defaultPrevented || altKey || document.querySelector('dialog[open]')) return false;
  if (ctrlKey !== metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  const isTyping =
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable="true"]') !== null;
  return key === '/' && !ctrlKey && !isTyping;
}

/** The character a key types, if any: Enter's is a line feed. */
export function typedCharacter(event: KeyboardEvent): string | undefined {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return undefined;
  return key === 'Enter' ? '\n' : key.length === 1 ? key : undefined;
}

/** The selected text, if it could be a name. */
export function selectedText(): string {
  const text = window.getSelection()?.toString().trim() ?? '';
  return text.length <= MAX_SELECTION && !text.includes('\n') ? text : '';
}

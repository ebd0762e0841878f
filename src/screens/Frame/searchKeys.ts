/** A marked text longer than this is a passage one reads, not a name to look up. */
const MAX_SELECTION = 80;

/** `/` where it is no character to type, or Ctrl or ⌘ with K; never over another dialog. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented } = event;
  if (defaultPrevented || altKey || document.querySelector('dialog[open]')) return false;
  if (ctrlKey !== metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  return key === '/' && !ctrlKey && !isTyping(target);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable="true"]') !== null
  );
}

/** The character a key writes, where it writes one. */
export function typedLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey ? key : undefined;
}

/** What the reader has marked on the page, where it may be a name. */
export function selectedText(): string {
  const text = window.getSelection()?.toString().trim() ?? '';
  return text.length <= MAX_SELECTION && !text.includes('\n') ? text : '';
}

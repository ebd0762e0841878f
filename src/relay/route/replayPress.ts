declare global {
  interface Window {
    /** The button that was pressed last before the page's code was there (domain/earlyPress.ts). */
    earlyPress?: HTMLButtonElement;
  }
}

/** Presses the button that was pressed before its code was there. */
export function replayPress(): void {
  const button = window.earlyPress;
  delete window.earlyPress;
  // Once React has rendered the edits that were made before.
  setTimeout(() => button?.click());
}

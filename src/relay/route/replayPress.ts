import '@/domain/earlyPress';

/** Presses the button that was pressed before its code was there. */
export function replayPress(): void {
  const button = window.earlyPress;
  delete window.earlyPress;
  // Once React has rendered the edits that were made before.
  setTimeout(() => button?.click());
}

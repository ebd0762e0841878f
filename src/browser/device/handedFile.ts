// A file that was dropped where it cannot be read, on its way to the page that reads it. It never leaves
// the tab.
let waiting: File | undefined;
const takers = new Set<() => void>();

/** Hands a file to the page that reads it, now or once it is open. */
export function handFile(file: File): void {
  waiting = file;
  for (const take of takers) take();
}

/** Takes the file that waits, and each later one. Returns the function that ends it. */
export function takeFiles(onFile: (file: File) => void): () => void {
  const take = (): void => {
    if (!waiting) return;
    const file = waiting;
    waiting = undefined;
    onFile(file);
  };
  takers.add(take);
  take();
  return () => void takers.delete(take);
}

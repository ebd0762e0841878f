// Kept pages → those that must go. What was read last stays longest.

/** A page is some 100 KB of HTML, so this is about 15 MB at most. */
export const MAX_KEPT_PAGES = 150;

/** Milliseconds a kept page may be shown for: 60 days. */
export const MAX_KEPT_MS = 5_184_000_000;

interface DatedKey {
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly readAt: number;
}

/** @param limit how many may stay */
export function pagesToDrop(
  pages: readonly DatedKey[],
  now: number,
  limit = MAX_KEPT_PAGES,
): string[] {
  return newestFirst(pages)
    .filter(({ readAt }, index) => index >= limit || now - readAt > MAX_KEPT_MS)
    .map(({ key }) => key);
}

export function newestFirst<Page extends DatedKey>(pages: readonly Page[]): Page[] {
  return [...pages].sort((a, b) => b.readAt - a.readAt);
}

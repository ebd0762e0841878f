// Chooses which saved pages to delete, least recently read first.

/** A page is about 100 KB of HTML, so 15 MB at most. */
export const MAX_KEPT_PAGES = 150;

/** How long a saved page may be shown, in milliseconds: 60 days. */
export const MAX_KEPT_MS = 5_184_000_000;

interface DatedKey {
  readonly key: string;
  /** Unix milliseconds. */
  readonly readAt: number;
}

/** @param limit the number of pages that may stay */
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

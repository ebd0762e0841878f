/** The page's build ID, which Next writes into every document. */
export function buildIdOfPage(): string {
  return window.__NEXT_DATA__.buildId;
}

/** Which build the page's code is of; Next writes it into every document. */
export function buildIdOfPage(): string {
  return window.__NEXT_DATA__.buildId;
}

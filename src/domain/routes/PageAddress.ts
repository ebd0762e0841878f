/** The parts of a page's URL that parsers may read. */
export interface PageAddress {
  /** A `[name]` segment of the route; empty if the URL has none. */
  param(name: string): string;
  /** The segments of a `[...name]` or `[[...name]]`. */
  params(name: string): readonly string[];
  /** A search parameter: the first if repeated, undefined if absent or empty. */
  search(name: string): string | undefined;
  /** `?page=`, starting at 1. */
  readonly page: number;
}

/** What a parser may know of the address of a page. */
export interface PageAddress {
  /** A `[name]` of the route; the empty string where the URL has none. */
  param(name: string): string;
  /** The parts of a `[...name]` or `[[...name]]`. */
  params(name: string): readonly string[];
  /** A search parameter, the first where it is repeated, undefined where it is absent or empty. */
  search(name: string): string | undefined;
  /** `?page=`, from 1. */
  readonly page: number;
}

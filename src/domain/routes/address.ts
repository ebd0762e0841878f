/** The parts of a page's URL that parsers may read. */
export interface PageAddress {
  /** A `[name]` segment of the route; empty if the URL lacks it. */
  param(name: string): string;
  /** The segments of a `[...name]` or `[[...name]]`. */
  params(name: string): readonly string[];
  /** A search parameter: the first if repeated, undefined if absent or empty. */
  search(name: string): string | undefined;
  /** `?page=`, starting at 1. */
  readonly page: number;
}

/** Adds the parameters that have a value to a path, in order. */
export function withSearch(
  path: string,
  parameters: Readonly<Record<string, string | readonly string[] | undefined>>,
): string {
  const search = new URLSearchParams();
  for (const [name, values = []] of Object.entries(parameters)) {
    for (const value of typeof values === 'string' ? [values] : values)
      if (value !== '') search.append(name, value);
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The `page` parameter; omitted for the first page. */
export function pageParameter(page = 1): string | undefined {
  return page > 1 ? String(page) : undefined;
}

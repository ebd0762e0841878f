/** A path with those parameters that have a value, in their order. */
export function withSearch(
  path: string,
  parameters: Readonly<Record<string, string | readonly string[] | undefined>>,
): string {
  const search = new URLSearchParams();
  for (const [name, values] of Object.entries(parameters)) {
    for (const value of [values ?? []].flat()) if (value !== '') search.append(name, value);
  }
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

/** A page of a list in an address, which does not name the first. */
export function pageParameter(page = 1): string | undefined {
  return page > 1 ? String(page) : undefined;
}

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

/** A browserslist query, and its environment if the text has several. */
export interface PastedBrowserslist {
  readonly query: string;
  readonly environment?: string;
}

/**
 * Extracts the query from a pasted `package.json`, `.browserslistrc` or plain text; undefined if
 * the text has no query. With several environments, production is used.
 */
export function readBrowserslist(text: string): PastedBrowserslist | undefined {
  const trimmed = text.trim();
  const found =
    trimmed.startsWith('{') || trimmed.startsWith('[')
      ? (ofJson(trimmed) ?? (trimmed.startsWith('[') ? ofLines(trimmed) : undefined))
      : ofLines(trimmed);
  return found?.query === '' ? undefined : found;
}

function ofJson(text: string): PastedBrowserslist | undefined {
  try {
    const json: unknown = JSON.parse(text);
    const field = isRecord(json) && 'browserslist' in json ? json.browserslist : json;
    if (typeof field === 'string' || Array.isArray(field)) return { query: joined([field].flat()) };
    return isRecord(json) && 'browserslist' in json && isRecord(field)
      ? chosen(
          new Map(
            Object.entries(field).map(([name, queries]) => [name, [queries].flat().filter(isText)]),
          ),
        )
      : undefined;
  } catch {
    return undefined;
  }
}

function ofLines(text: string): PastedBrowserslist | undefined {
  const environments = new Map<string, string[]>();
  let names = [''];
  for (const line of text.split(/\r?\n/).map((each) => each.replace(/#.*$/, '').trim())) {
    const section = /^\[(.+)\]$/.exec(line)?.[1];
    if (section !== undefined) names = section.trim().split(/\s+/);
    else if (line !== '')
      for (const name of names) environments.set(name, [...(environments.get(name) ?? []), line]);
  }
  return chosen(environments);
}

function chosen(
  environments: ReadonlyMap<string, readonly unknown[]>,
): PastedBrowserslist | undefined {
  const name =
    ['production', 'defaults', ''].find((each) => environments.has(each)) ??
    [...environments.keys()][0];
  if (name === undefined) return undefined;
  return {
    query: joined(environments.get(name) ?? []),
    ...(environments.size > 1 && { environment: name || 'defaults' }),
  };
}

function joined(queries: readonly unknown[]): string {
  return queries
    .filter(isText)
    .map((query) => query.trim())
    .filter((query) => query !== '')
    .join(', ');
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

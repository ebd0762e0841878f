/** Parses a JSON array and drops elements of the wrong shape. Throws if the text is not JSON. */
export function parseList<Item>(
  text: string,
  isItem: (value: unknown) => value is Item,
): readonly Item[] {
  const list: unknown = JSON.parse(text);
  return Array.isArray(list) ? list.filter(isItem) : [];
}

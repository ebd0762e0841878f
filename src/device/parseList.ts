/** The elements of a JSON list that are what they should be. Throws where the text is no JSON. */
export function parseList<Item>(
  text: string,
  isItem: (value: unknown) => value is Item,
): readonly Item[] {
  const list: unknown = JSON.parse(text);
  return Array.isArray(list) ? list.filter(isItem) : [];
}

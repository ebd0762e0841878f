/** Reads a typed percentage: null for an empty text, and 0, which no field accepts, for no number. */
export function readPercent(text: string): number | null {
  const typed = text.trim().replace(/\s*%$/, '').replace(',', '.');
  return typed === '' ? null : Number(typed) || 0;
}

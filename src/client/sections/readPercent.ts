/** What was typed as a percentage: null for nothing, and 0, which no field takes, for no number. */
export function readPercent(text: string): number | null {
  const typed = text.trim().replace(/\s*%$/, '').replace(',', '.');
  return typed === '' ? null : Number(typed) || 0;
}

/**
 * Kilobytes that must be left of every budget: an edit elsewhere can move shared code between chunks,
 * and a check that fails by less than that says nothing of the edit.
 */
export const MARGIN_KB = 0.5;

/** Gives what is wrong, in capitals for a line of a table; an empty string if nothing is. */
export function judgeWeight(kilobytes: number, budgetKb: number): string {
  if (kilobytes > budgetKb) return 'OVER';
  return kilobytes > budgetKb - MARGIN_KB ? 'MARGIN USED UP' : '';
}

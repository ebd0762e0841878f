/**
 * Something in place of what a template or a script fills in: spaces for a whole declaration, a
 * number before a unit, letters within a name, else a variable.
 */
export function fillHole(length: number, before: string, after: string): string {
  if (isStatement(before, after)) return ' '.repeat(length);
  // Part of a name that nobody knows, and that no report names.
  if (/(?:^|[{;}])\s*[\w-]*$/.test(before) && /^\s*:/.test(after)) return '_'.repeat(length);
  if (/[\w.#<=]$|[\w-]-$|<\/$/.test(before)) return 'x'.repeat(length);
  if (/^[a-z%]/i.test(after)) return '1'.repeat(length);
  return length < 8 ? ' '.repeat(length) : `var(--${'x'.repeat(length - 7)})`;
}

/** True if a hole stands in place of a whole declaration. */
function isStatement(before: string, after: string): boolean {
  return /(?:^|[{;}]|<style[^<>]*>)\s*$/.test(before) && /^\s*(?:$|[;}\n]|<\/style)/.test(after);
}

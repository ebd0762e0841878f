/** The condition that `CSS.supports` is given: `CSS.supports('gap: 1px')` needs no parentheses. */
export function toCondition(texts: readonly string[]): string {
  const condition = texts.join(':');
  return /^[\w-]+\s*:/.test(condition) ? `(${condition})` : condition;
}

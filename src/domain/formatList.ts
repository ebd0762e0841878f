/** Joins words: "Chrome", "Chrome and Edge", "Chrome, Edge and Safari". */
export function formatList(words: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  const [last = '', ...rest] = [...words].reverse();
  return rest.length === 0 ? last : `${rest.reverse().join(', ')} ${conjunction} ${last}`;
}

import { formatList } from '@/domain/format';

/** A list of names; those after the first `limit` are counted: "A, B and 3 more". */
export function formatFirstNames(names: readonly string[], limit: number): string {
  const rest = names.length - limit;
  return formatList(rest > 1 ? [...names.slice(0, limit), `${rest} more`] : names);
}

import type { VisitorTable } from './findTable';
import type { SkippedLine } from './ImportedFile';

/** Says why a table has no people in it, and what to export instead. */
export function describeNobody(
  { metric, rows }: VisitorTable,
  unreadable: readonly SkippedLine[],
  botCount: number,
): string {
  if (botCount > 0)
    return 'Every row is a bot or a script. Export the requests of people, or a longer time.';
  if (rows.length === 0) return 'The table has no rows below its heading. Export a longer time.';
  const [first] = unreadable;
  return first
    ? `The column “${metric.name}” counts nobody: line ${first.line} and all others have no number there. Export it with counts.`
    : `The column “${metric.name}” is 0 in every row. Export a longer time, or another metric.`;
}

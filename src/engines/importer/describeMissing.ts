import { foldText } from '@/domain/foldText';
import { columnsByName, metricByName } from './detectColumns';
import type { TextRow } from './readRows';

/** Says why a file is not a table of visitors: by its line and its columns, and what to add. */
export function describeMissing(rows: readonly TextRow[]): string {
  for (const row of rows) {
    if (row.cells.length < 2 || row.cells[0]!.startsWith('#')) continue;
    const names = row.cells.map(foldText);
    const columns = Object.values(columnsByName(names));
    if (columns.length > 0)
      return `Line ${row.line} has ${listCells(row, columns)}, but no column that counts. Add one such as “Active users” to the export.`;
    const metric = metricByName(names);
    if (metric)
      return `This table has no browser column: line ${row.line} has ${listCells(row, names.keys())}. Export it with “Browser”, or with “Operating system” or “Device category”.`;
  }
  return NO_TABLE;
}

const NO_TABLE =
  'There is no table of browsers in this file. It needs a column of browsers, systems, devices or user agents, and a column that counts, such as “Browser, Browser version, Operating system, OS version, Active users”.';

const MAX_NAMED = 4;

function listCells({ cells }: TextRow, columns: Iterable<number>): string {
  const named = [...columns].filter((column) => (cells[column] ?? '').trim() !== '');
  const shown = named
    .slice(0, MAX_NAMED)
    .map((column) => `“${cells[column]!.trim().slice(0, 40)}”`);
  const rest = named.length - shown.length;
  return [...shown, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}

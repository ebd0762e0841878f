// The only writer of data/: every table has one layout, so that a table written again differs only
// where its data does.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const COLUMNS = 100;

/** @param name without folder and `.json` */
export function writeTable(name: string, table: object): void {
  writeFileSync(join('data', `${name}.json`), formatTable(table));
}

/** JSON with one row a line. Rows that don't fit are broken between values. */
export const formatTable = (table: object): string => `${formatLines(table, '')}\n`;

/** @param taken columns of the line used by the key, the indent and a comma */
function format(value: unknown, indent: string, taken: number): string {
  if (!isContainer(value)) return JSON.stringify(value);
  const line = formatLine(value);
  return taken + line.length <= COLUMNS ? line : formatLines(value, indent);
}

function formatLine(value: unknown): string {
  if (!isContainer(value)) return JSON.stringify(value);
  const entries = listEntries(value).map(([key, child]) => key + formatLine(child));
  return Array.isArray(value) ? `[${entries.join(', ')}]` : `{ ${entries.join(', ')} }`;
}

function formatLines(value: object, indent: string): string {
  const inner = `${indent}  `;
  const entries = listEntries(value).map(
    ([key, child]) => key + format(child, inner, inner.length + key.length + 1),
  );
  const lines = Object.values(value).some(isContainer) ? entries : pack(entries, inner.length);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return [open, lines.map((line) => inner + line).join(',\n'), indent + close].join('\n');
}

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

const listEntries = (value: object): (readonly [key: string, child: unknown])[] =>
  Object.entries(value).map(
    ([key, child]) => [Array.isArray(value) ? '' : `${JSON.stringify(key)}: `, child] as const,
  );

/** Joins entries into as few lines as fit. */
function pack(entries: readonly string[], indent: number): string[] {
  const lines: string[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last !== undefined && indent + last.length + entry.length + 3 <= COLUMNS)
      lines[lines.length - 1] = `${last}, ${entry}`;
    else lines.push(entry);
  }
  return lines;
}

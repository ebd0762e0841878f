// Parses delimited text into rows of cells. Quoted cells may contain separators, doubled quotes and
// line breaks; a quote inside an unquoted cell is an ordinary character.

export interface TextRow {
  /** The row's first line, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export const SEPARATORS = [',', ';', '\t', '|'] as const;

export type Separator = (typeof SEPARATORS)[number];

/** @param maxLinesOfCell a quoted cell with more was not closed */
export function readRows(text: string, separator: Separator, maxLinesOfCell = 20): TextRow[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const rows: TextRow[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const first = index;
    let line = lines[index]!;
    // A quoted cell may contain line breaks, but an unclosed quote must not swallow the file.
    while (
      line.includes('"') &&
      isOpen(line, separator) &&
      index + 1 < lines.length &&
      index - first < maxLinesOfCell
    )
      line += `\n${lines[(index += 1)]}`;
    rows.push({
      line: first + 1,
      cells: line.includes('"') ? quotedCells(line, separator) : line.split(separator),
    });
  }
  return rows;
}

function isOpen(line: string, separator: Separator): boolean {
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] !== '"') continue;
    if (isQuoted) isQuoted = false;
    else if (at === 0 || line[at - 1] === separator || line[at - 1] === '"') isQuoted = true;
  }
  return isQuoted;
}

function quotedCells(line: string, separator: Separator): string[] {
  const cells: string[] = [];
  for (let at = 0; at <= line.length;) {
    if (line[at] === '"') {
      const [cell, end] = quotedCell(line, at + 1);
      const next = line.indexOf(separator, end);
      cells.push(cell + (next < 0 ? line.slice(end) : line.slice(end, next)));
      at = next < 0 ? line.length + 1 : next + 1;
    } else {
      const next = line.indexOf(separator, at);
      cells.push(next < 0 ? line.slice(at) : line.slice(at, next));
      at = next < 0 ? line.length + 1 : next + 1;
    }
  }
  return cells;
}

/** The cell whose quote opens before `from`, and where it ends. */
function quotedCell(line: string, from: number): readonly [cell: string, end: number] {
  let cell = '';
  for (let at = from; ;) {
    const quote = line.indexOf('"', at);
    if (quote < 0) return [cell + line.slice(at), line.length];
    cell += line.slice(at, quote);
    if (line[quote + 1] !== '"') return [cell, quote + 1];
    cell += '"';
    at = quote + 2;
  }
}

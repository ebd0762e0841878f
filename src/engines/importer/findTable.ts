// Finds the one table of browsers in the rows. Pitfall: an export has several sections, and two of
// them may count the same people, so only one may be counted.
import { foldText } from '@/domain/foldText';
import {
  type Columns,
  columnsByContent,
  columnsByName,
  isAnyDimension,
  metricByName,
  numbersByContent,
} from './detectColumns';
import { detectValue } from './detectValue';
import type { SkippedLine } from './ImportedFile';
import type { TextRow } from './readRows';

export interface VisitorTable {
  readonly header: TextRow;
  readonly columns: Columns;
  readonly metric: { readonly column: number; readonly name: string; readonly isShare: boolean };
  /** The value of visits, if the table has it. */
  readonly value?: { readonly column: number; readonly name: string } | undefined;
  readonly rows: readonly TextRow[];
}

/** True if people are counted by system or device, not by browser. */
export const isOfPlatforms = ({ columns }: Pick<VisitorTable, 'columns'>): boolean =>
  columns.browser === undefined && columns.userAgent === undefined;

export interface FoundTable {
  readonly table: VisitorTable | undefined;
  readonly skipped: readonly SkippedLine[];
}

/** An additional dimension outweighs any number of rows, and browsers outweigh systems. */
const scoreTable = ({ columns, rows }: VisitorTable): number =>
  (columns.userAgent === undefined
    ? Object.keys(columns).length + (columns.browser === undefined ? 0 : 2)
    : 7) *
    1e7 +
  rows.length;

/** @param rows those of the file, comments included */
export function findTable(rows: readonly TextRow[]): FoundTable {
  const byName = splitByHeadings(rows);
  const named = byName.tables.flatMap((table) => readTable(table.header, table.rows) ?? []);
  if (named.length === 0) return findByContent(rows);
  const [table, ...others] = named.toSorted((a, b) => scoreTable(b) - scoreTable(a));
  const lost = byName.tables.filter(({ header }) => !named.some((one) => one.header === header));
  return {
    table,
    skipped: [
      ...byName.skipped,
      ...lost.flatMap((one) => skipAll(one.rows, 'Outside the table of browsers.')),
      ...others.flatMap((one) =>
        skipAll(one.rows, 'Another table, which counts the same people in another way.'),
      ),
    ].sort((a, b) => a.line - b.line),
  };
}

const skipAll = (rows: readonly TextRow[], reason: string): readonly SkippedLine[] =>
  rows.map((row) => ({ ...row, reason }));

interface Section {
  readonly header: TextRow;
  readonly rows: TextRow[];
}

/**
 * A row with a number in the counted column is no heading. Tested first because there may be a
 * hundred thousand rows.
 */
const DIGIT = /\d/;

const isComment = ({ cells }: TextRow): boolean => cells[0]!.startsWith('#');

const isEmpty = ({ cells }: TextRow): boolean => cells.every((cell) => cell.trim() === '');

/** Sections that begin with known names of columns. */
function splitByHeadings(rows: readonly TextRow[]) {
  const skipped: SkippedLine[] = [];
  const tables: Section[] = [];
  let open: { readonly rows: TextRow[]; readonly metric: number } | undefined;
  for (const row of rows) {
    if (open && DIGIT.test(row.cells[open.metric] ?? '') && !isComment(row)) {
      open.rows.push(row);
      continue;
    }
    if (isEmpty(row)) {
      open = undefined;
      continue;
    }
    const metric = isComment(row) ? undefined : headingMetric(row);
    if (metric !== undefined) {
      const section = { header: row, rows: [] };
      tables.push(section);
      open = { rows: section.rows, metric };
      skipped.push({ ...row, reason: 'Column names.' });
    } else if (open && !isComment(row)) open.rows.push(row);
    else
      skipped.push({
        ...row,
        reason: isComment(row) ? 'A comment.' : 'Outside the table of browsers.',
      });
  }
  return { skipped, tables };
}

const namesOf = (row: TextRow): readonly string[] => row.cells.map(foldText);

/** The counted column of a row that names its columns; undefined for another row. */
function headingMetric(row: TextRow): number | undefined {
  if (row.cells.length < 2) return undefined;
  const names = namesOf(row);
  const metric = metricByName(names);
  if (!metric) return undefined;
  return Object.keys(columnsByName(names)).length > 0 || names.some(isAnyDimension)
    ? metric.column
    : undefined;
}

/** How well a row's cells match the known column names; 0 if it is not a heading. */
export function headingScore(row: TextRow): number {
  if (headingMetric(row) === undefined) return 0;
  return 1 + Object.keys(columnsByName(namesOf(row))).length;
}

/** The table below a heading; undefined if it counts nothing, or nobody's browser or device. */
function readTable(header: TextRow, rows: readonly TextRow[]): VisitorTable | undefined {
  const names = namesOf(header);
  const dimensions = columnsByContent(columnsByName(names), names, rows);
  const { columns, metric } = numbersByContent(nameFirst(dimensions, names), names, rows);
  if (metric === undefined || !hasSubject(columns)) return undefined;
  const value = detectValue(names);
  const nameAt = (column: number) => header.cells[column]!.trim();
  return {
    header,
    columns,
    metric: {
      column: metric,
      name: nameAt(metric),
      isShare:
        metricByName(names)?.isShare ??
        rows.some(({ cells }) => (cells[metric] ?? '').trim().endsWith('%')),
    },
    value: value === undefined ? undefined : { column: value, name: nameAt(value) },
    rows,
  };
}

/** `name` and `label` hold browsers, unless their cells say otherwise. */
function nameFirst(columns: Columns, names: readonly string[]): Columns {
  const plain = names.findIndex((name) => isAnyDimension(name) && name !== 'platform');
  const isTaken = Object.values(columns).includes(plain);
  return hasSubject(columns) || plain < 0 || isTaken ? columns : { ...columns, browser: plain };
}

const hasSubject = ({ browser, userAgent, os, device }: Columns): boolean =>
  [browser, userAgent, os, device].some((column) => column !== undefined);

/** Without one known heading: the rows of equal length that hold names and numbers. */
function findByContent(rows: readonly TextRow[]): FoundTable {
  const tables = splitByLength(rows).flatMap((run) => readRun(run) ?? []);
  const [table] = tables.toSorted((a, b) => scoreTable(b) - scoreTable(a));
  const used = new Set(table ? [table.header.line, ...table.rows.map(({ line }) => line)] : []);
  return {
    table,
    skipped: [
      ...(table && !table.rows.includes(table.header)
        ? [{ ...table.header, reason: 'Column names.' }]
        : []),
      ...rows
        .filter((row) => !isEmpty(row) && !used.has(row.line))
        .map((row) => ({
          ...row,
          reason: isComment(row) ? 'A comment.' : 'Outside the table of browsers.',
        })),
    ].sort((a, b) => a.line - b.line),
  };
}

function splitByLength(rows: readonly TextRow[]): readonly (readonly TextRow[])[] {
  const runs: TextRow[][] = [];
  let length = 0;
  for (const row of rows) {
    const isPart = !isComment(row) && !isEmpty(row) && row.cells.length > 1;
    if (isPart && row.cells.length === length) runs.at(-1)!.push(row);
    else if (isPart) runs.push([row]);
    length = isPart ? row.cells.length : 0;
  }
  return runs;
}

/** A table without a heading is taken for one of browsers, if its first row has a number, too. */
function readRun(run: readonly TextRow[]): VisitorTable | undefined {
  const [header, ...rows] = run;
  if (!header) return undefined;
  const headless = readTable({ line: header.line, cells: header.cells.map(nameColumn) }, run);
  const isHeadless = headless && DIGIT.test(header.cells[headless.metric.column] ?? '');
  return isHeadless ? headless : readTable(header, rows);
}

const nameColumn = (_: string, at: number): string => `Column ${at + 1}`;

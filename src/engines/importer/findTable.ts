// Finds the one table of browsers in the rows. Pitfall: an export has several sections, and two of
// them may count the same people, so only one may be counted.
import {
  type ColumnRole,
  IMPORT_COLUMN_NAMES,
  METRIC_NAMES,
  SHARE_NAMES,
} from './columnNames.data';
import type { SkippedLine } from './ImportedFile';
import type { TextRow } from './readRows';
import { VALUE_NAMES } from './valueNames.data';

export interface VisitorTable {
  readonly header: TextRow;
  readonly columns: Readonly<Partial<Record<ColumnRole, number>>>;
  readonly metric: { readonly column: number; readonly name: string; readonly isShare: boolean };
  /** The value of visits, if the table has it. */
  readonly value?: { readonly column: number; readonly name: string } | undefined;
  readonly rows: readonly TextRow[];
}

export interface FoundTable {
  readonly table: VisitorTable | undefined;
  readonly skipped: readonly SkippedLine[];
  /** If there is no table: the closest match, as a sentence. */
  readonly nearest: string;
}

type Heading = Omit<VisitorTable, 'rows'>;

/** An additional dimension outweighs any number of rows. */
const scoreTable = ({ columns, rows }: VisitorTable): number =>
  (columns.userAgent === undefined ? Object.keys(columns).length : 5) * 1e7 + rows.length;

/**
 * A row with a number in the counted column is no heading. Tested first because there may be a
 * hundred thousand rows.
 */
const DIGIT = /\d/;

export function findTable(rows: readonly TextRow[]): FoundTable {
  const skipped: SkippedLine[] = [];
  const tables: VisitorTable[] = [];
  let open: { readonly heading: Heading; readonly rows: TextRow[] } | undefined;
  const close = (): void => {
    if (open) tables.push({ ...open.heading, rows: open.rows });
    open = undefined;
  };

  for (const row of rows) {
    if (
      open &&
      DIGIT.test(row.cells[open.heading.metric.column] ?? '') &&
      !row.cells[0]!.startsWith('#')
    ) {
      open.rows.push(row);
      continue;
    }
    if (row.cells.every((cell) => cell.trim() === '')) {
      close();
      continue;
    }
    const heading = row.cells[0]!.startsWith('#') ? undefined : parseHeading(row);
    if (heading) close();
    if (heading) open = { heading, rows: [] };
    else if (open && !row.cells[0]!.startsWith('#')) open.rows.push(row);
    else
      skipped.push({
        ...row,
        reason: row.cells[0]!.startsWith('#') ? 'A comment.' : 'Outside the table of browsers.',
      });
    if (heading) skipped.push({ ...row, reason: 'Column names.' });
  }
  close();
  const [table, ...others] = tables.toSorted((a, b) => scoreTable(b) - scoreTable(a));
  const again = others.flatMap((other) =>
    other.rows.map((row) => ({
      ...row,
      reason: 'Another table, which counts the same people in another way.',
    })),
  );
  return {
    table,
    skipped: [...skipped, ...again].sort((a, b) => a.line - b.line),
    nearest: table ? '' : describeNearest(rows),
  };
}

/** The line that has one of the two required columns, and which one is missing. */
function describeNearest(rows: readonly TextRow[]): string {
  for (const row of rows) {
    const names = row.cells.map((cell) => cell.trim().toLowerCase());
    const isComment = row.cells[0]!.startsWith('#');
    const browser = names.findIndex((name) => BROWSER_ROLES.has(ROLE_OF_NAME.get(name) ?? ''));
    if (!isComment && browser >= 0)
      return `Line ${row.line} has the column “${row.cells[browser]!.trim()}”, but none that counts. Add one such as “Active users” to the export.`;
    const metric = detectMetric(names, row);
    if (!isComment && row.cells.length > 1 && metric)
      return `Line ${row.line} has the column “${metric.name}”, but none for the browser. Add “Browser” to the export.`;
  }
  return 'There is no table of browsers in this file.';
}

const BROWSER_ROLES: ReadonlySet<string> = new Set(['browser', 'userAgent']);

/** How well a row's cells match the known column names; 0 if it is not a heading. */
export function headingScore(row: TextRow): number {
  const heading = parseHeading(row);
  return heading ? 1 + Object.keys(heading.columns).length : 0;
}

const ROLES = Object.keys(IMPORT_COLUMN_NAMES) as ColumnRole[];

const ROLE_OF_NAME = new Map(
  ROLES.flatMap((role) => IMPORT_COLUMN_NAMES[role].map((name) => [name, role] as const)),
);
const KNOWN = new Set([
  ...ROLE_OF_NAME.keys(),
  'name',
  'platform',
  ...METRIC_NAMES.flat(),
  ...SHARE_NAMES,
]);

function parseHeading(row: TextRow): Heading | undefined {
  if (row.cells.length < 2) return undefined;
  const names = row.cells.map((cell) => cell.trim().toLowerCase());
  if (!names.some((name) => KNOWN.has(name))) return undefined;
  const columns: Partial<Record<ColumnRole, number>> = {};
  names.forEach((name, column) => {
    const role = ROLE_OF_NAME.get(name);
    if (role) columns[role] ??= column;
  });
  const plausibleName = names.indexOf('name');
  if (columns.browser === undefined && columns.userAgent === undefined && plausibleName >= 0)
    columns.browser = plausibleName;
  // In Google Analytics this is "web"; elsewhere it names the system, unless another column does.
  const platform = names.indexOf('platform');
  if (columns.os === undefined && platform >= 0) columns.os = platform;
  const metric = detectMetric(names, row);
  return metric && (columns.browser !== undefined || columns.userAgent !== undefined)
    ? { header: row, columns, metric, value: detectValue(names, row) }
    : undefined;
}

function detectMetric(names: readonly string[], row: TextRow): VisitorTable['metric'] | undefined {
  const column = METRIC_NAMES.map((synonyms) =>
    names.findIndex((name) => synonyms.includes(name)),
  ).find((index) => index >= 0);
  if (column !== undefined) return { column, name: row.cells[column]!.trim(), isShare: false };
  const share = names.findIndex((name) => SHARE_NAMES.includes(name));
  return share < 0 ? undefined : { column: share, name: row.cells[share]!.trim(), isShare: true };
}

/** `Revenue (EUR)` and `Revenue in $` are revenue. */
const IN_CURRENCY = /\s*(?:\([^)]*\)|\[[^\]]*\]|(?:in )?(?:\p{Sc}|\b[a-z]{3}))\s*$/u;

function detectValue(names: readonly string[], row: TextRow): VisitorTable['value'] {
  const plain = names.map((name) => (VALUES.has(name) ? name : name.replace(IN_CURRENCY, '')));
  const column = VALUE_NAMES.map((synonyms) =>
    plain.findIndex((name) => synonyms.includes(name)),
  ).find((index) => index >= 0);
  return column === undefined ? undefined : { column, name: row.cells[column]!.trim() };
}

const VALUES = new Set(VALUE_NAMES.flat());

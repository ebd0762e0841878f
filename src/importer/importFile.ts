// The text of an analytics export → every row with its release or the reason why there is none. What one would get wrong: the sum must be the file's
// own total to the last visitor, so a row that cannot be told is counted as unknown, and a total that is more than its rows has a row for the rest.
import { TOTAL_NAMES } from './columnNames.data';
import { findTable, headingScore, type Table } from './findTable';
import {
  ImportError,
  type ImportedFile,
  type ImportedLine,
  type KnownBrowsers,
  type Outcome,
  type SkippedLine,
} from './ImportedFile';
import { layoutOf } from './layoutOf';
import { mapBrowser, type BrowserNames } from './mapBrowser';
import { namesOfUserAgent } from './namesOfUserAgent';
import { readCounts } from './readCounts';
import { readRows, SEPARATORS, type Row } from './readRows';
import { Releases } from './Releases';

/** Enough for the comments and the heading of any export. */
const HEAD_CHARACTERS = 20_000;

/** Throws ImportError with a sentence for the reader where the text holds no table of browsers. */
export function importFile(text: string, known: KnownBrowsers): ImportedFile {
  const { table, skipped } = findTable(readRows(text, separatorOf(text)));
  if (!table) throw new ImportError(NO_TABLE);
  const { counted, totals, unreadable } = splitRows(table);
  const lines = mapLines(table, counted, new Releases(known));
  const rest = restOf(totals, lines, table);
  const all = rest ? [...lines, rest] : lines;
  if (all.every(({ count }) => count === 0))
    throw new ImportError(
      `The column “${table.metric.name}” counts nobody: every row is 0 or unreadable.`,
    );

  return {
    layout: layoutOf(text, table),
    metric: table.metric.name,
    lines: all,
    skipped: [
      ...skipped,
      ...totals.map(({ row }) => ({ ...row, reason: 'The total of the table.' })),
      ...unreadable,
    ].sort((a, b) => a.line - b.line),
    notes: notesOf(table, totals, lines),
    ...sumsOf(all),
  };
}

const NO_TABLE =
  'No table of browsers was found. Expected a line with the names of columns, one of them the browser and one that counts, such as “Browser, Browser version, ' +
  'Operating system, OS version, Active users” of Google Analytics or just “browser,version,users”.';

function separatorOf(text: string) {
  const head = text.slice(0, HEAD_CHARACTERS);
  const scores = SEPARATORS.map((separator) => ({
    separator,
    score: Math.max(...readRows(head, separator).map(headingScore)),
  }));
  return scores.reduce((best, next) => (next.score > best.score ? next : best)).separator;
}

interface CountedRow {
  readonly row: Row;
  readonly count: number;
}

function splitRows({ rows, metric, columns }: Table) {
  const counts = readCounts(
    rows.map(({ cells }) => cells[metric.column] ?? ''),
    metric.isShare,
  );
  const counted: CountedRow[] = [];
  const totals: CountedRow[] = [];
  const unreadable: SkippedLine[] = [];
  const name = columns.browser ?? columns.userAgent!;
  rows.forEach((row, at) => {
    const count = counts[at]!;
    if (Number.isNaN(count))
      unreadable.push({
        ...row,
        reason: `“${row.cells[metric.column] ?? ''}” in the column “${metric.name}” is no number, so the row counts nobody.`,
      });
    else (isTotal(row, name) ? totals : counted).push({ row, count });
  });
  return { counted, totals, unreadable };
}

const TOTALS: ReadonlySet<string> = new Set(TOTAL_NAMES);

/** GA4 leaves the dimensions of a total empty and writes its name at the end of the row; others write it instead of a browser. */
function isTotal({ cells }: Row, name: number): boolean {
  const first = (cells[name] ?? '').trim().toLowerCase();
  if (first !== '') return TOTALS.has(first);
  return TOTALS.has((cells.at(-1) ?? '').trim().toLowerCase());
}

function mapLines(
  table: Table,
  counted: readonly CountedRow[],
  releases: Releases,
): ImportedLine[] {
  const outcomes = new Map<string, Outcome>();
  return counted.map(({ row, count }) => {
    const names = namesOf(table, row.cells);
    const key = `${names.browser}\t${names.version}\t${names.os}\t${names.osVersion}\t${names.device}`;
    const outcome = outcomes.get(key) ?? mapBrowser(names, releases);
    outcomes.set(key, outcome);
    return { line: row.line, cells: row.cells, count, outcome };
  });
}

/** Nothing depends on a fourth number, and without it a few hundred browsers are left of a hundred thousand rows. */
function withoutBuild(version: string): string {
  const third = version.indexOf('.', version.indexOf('.', version.indexOf('.') + 1) + 1);
  return /^\d+\.\d+\.\d+\.\d+$/.test(version) ? version.slice(0, third) : version;
}

/** `Chrome 120.0` in one cell, as Matomo writes it, is a browser and a version. */
const WITH_VERSION = /^(.*?\S)\s+v?(\d+(?:\.\d+)*)$/;

function namesOf({ columns }: Table, cells: readonly string[]): BrowserNames {
  const cell = (column: number | undefined): string =>
    column === undefined ? '' : (cells[column] ?? '').trim();
  if (columns.browser === undefined) return namesOfUserAgent(cell(columns.userAgent));
  const browser = cell(columns.browser);
  const names = {
    browser,
    version: withoutBuild(cell(columns.version)),
    os: cell(columns.os),
    osVersion: cell(columns.osVersion),
    device: cell(columns.device),
  };
  const [, name, version] = columns.version === undefined ? (WITH_VERSION.exec(browser) ?? []) : [];
  return name === undefined || version === undefined ? names : { ...names, browser: name, version };
}

/** Products withhold small rows, or cut a long table: what the total has beyond the rows is nobody we know. */
function restOf(
  totals: readonly CountedRow[],
  lines: readonly ImportedLine[],
  { metric }: Table,
): ImportedLine | undefined {
  const [total] = totals;
  const rest = (total?.count ?? 0) - lines.reduce((sum, { count }) => sum + count, 0);
  if (!total || rest <= total.count * 1e-9) return undefined;
  const reason = `The file’s total of “${metric.name}” is more than its rows: what it leaves out is unknown.`;
  return {
    line: total.row.line,
    cells: total.row.cells,
    count: rest,
    outcome: { kind: 'unknown', name: 'In the total, but in no row', reason },
  };
}

function notesOf(
  { columns }: Table,
  totals: readonly CountedRow[],
  lines: readonly ImportedLine[],
): string[] {
  const sum = lines.reduce((before, { count }) => before + count, 0);
  const [total] = totals;
  return [
    ...(total && sum > total.count * (1 + 1e-9)
      ? [
          'The rows add up to more than the file’s own total, since one person may use several browsers; the rows are counted.',
        ]
      : []),
    ...(columns.os === undefined && columns.userAgent === undefined
      ? [
          'The file has no column for the operating system, so browsers on iOS cannot be told from others of their name.',
        ]
      : []),
  ];
}

function sumsOf(
  lines: readonly ImportedLine[],
): Pick<ImportedFile, 'total' | 'mappedTotal' | 'releases' | 'unknowns'> {
  const counts = new Map<Outcome, number>();
  for (const { count, outcome } of lines) counts.set(outcome, (counts.get(outcome) ?? 0) + count);
  const releases = new Map<string, { slug: string; version: string; count: number }>();
  const unknowns = new Map<string, { name: string; reason: string; count: number }>();
  let [total, mappedTotal] = [0, 0];
  for (const [outcome, count] of counts) {
    total += count;
    if (outcome.kind === 'release') mappedTotal += count;
    if (outcome.kind === 'release')
      add(releases, `${outcome.slug} ${outcome.version}`, {
        slug: outcome.slug,
        version: outcome.version,
        count,
      });
    else
      add(unknowns, `${outcome.name}\t${outcome.reason}`, {
        name: outcome.name,
        reason: outcome.reason,
        count,
      });
  }
  const byCount = (a: { readonly count: number }, b: { readonly count: number }): number =>
    b.count - a.count;
  return {
    total,
    mappedTotal,
    releases: [...releases.values()].sort(byCount),
    unknowns: [...unknowns.values()].sort(byCount),
  };
}

function add<Sum extends { count: number }>(sums: Map<string, Sum>, key: string, sum: Sum): void {
  const known = sums.get(key);
  if (known) known.count += sum.count;
  else sums.set(key, sum);
}

// Maps every row of an analytics export to a release, or gives the reason why not. Pitfall: the sum
// must match the file's own total exactly, so a row that can't be identified counts as unknown, and
// a total larger than its rows gets a row for the rest. Bots are excluded.
import { foldText } from '@/domain/foldText';
import { type BrowserNames, describeBrowser } from './BrowserNames';
import { TOTAL_NAMES } from './columnNames.data';
import { describeLayout } from './describeLayout';
import { describeMissing } from './describeMissing';
import { describeNobody } from './describeNobody';
import { describePlatform, platformNote } from './describePlatform';
import { findTable, headingScore, isOfPlatforms, type VisitorTable } from './findTable';
import {
  type ImportedFile,
  type ImportedLine,
  ImportError,
  type KnownBrowsers,
  type LineOutcome,
  type SkippedLine,
} from './ImportedFile';
import { mapBrowser } from './mapBrowser';
import { mapPlatform } from './mapPlatform';
import { parseUserAgent } from './parseUserAgent';
import { readCounts } from './readCounts';
import { readJsonTable } from './readJsonTable';
import { readRows, SEPARATORS, type TextRow } from './readRows';
import { NOT_SET, readSystem, type SystemCells } from './readSystem';
import { refuseOtherFiles } from './refuseOtherFiles';
import { Releases } from './Releases';
import { sumOutcomes } from './sumOutcomes';
import { sumValue } from './sumValue';

/** Enough for the comments and heading of any export. */
const HEAD_CHARACTERS = 20_000;

/** @throws ImportError with a sentence for the reader if the text has no table of browsers */
export function importFile(text: string, known: KnownBrowsers): ImportedFile {
  refuseOtherFiles(text);
  const rows = /^\uFEFF?\s*[[{]/.test(text)
    ? readJsonTable(text)
    : readRows(text, detectSeparator(text));
  const { table, skipped } = findTable(rows);
  if (!table) throw new ImportError(describeMissing(rows));
  const { counted, totals, unreadable } = splitRows(table);
  const { lines, bots } = mapLines(table, counted, new Releases(known));
  const botCount = sumCounts(bots);
  const rest = getRest(totals, sumCounts(lines) + botCount, table);
  const all = rest ? [...lines, rest] : lines;
  if (sumCounts(all) === 0) throw new ImportError(describeNobody(table, unreadable, botCount));

  return {
    layout: describeLayout(text, table),
    metric: table.metric.name,
    lines: all,
    skipped: [
      ...skipped,
      ...totals.map(({ row }) => ({ ...row, reason: 'The table’s total.' })),
      ...bots.map(({ row }) => ({ ...row, reason: 'A bot or a script, not a person.' })),
      ...unreadable,
    ].sort((a, b) => a.line - b.line),
    botCount,
    value: sumValue(table, lines, totals[0]?.row),
    notes: [...getNotes(totals, sumCounts(lines) + botCount), ...platformNote(table)],
    isByPlatform: isOfPlatforms(table),
    describe: (cells) =>
      isOfAgents(table) ? cellAt(cells, table.columns.userAgent) : describeCells(table, cells),
    ...sumOutcomes(all),
  };
}

const isOfAgents = ({ columns }: VisitorTable): boolean =>
  columns.browser === undefined && columns.userAgent !== undefined;

const describeCells = (table: VisitorTable, cells: readonly string[]): string =>
  isOfPlatforms(table)
    ? describePlatform(getNames(table, cells))
    : describeBrowser(getNames(table, cells));

/** The one whose rows have a known heading, or else most of them the same number of cells. */
function detectSeparator(text: string) {
  const head = text.slice(0, HEAD_CHARACTERS);
  const scores = SEPARATORS.map((separator) => {
    const rows = readRows(head, separator);
    const lengths = rows.map(({ cells }) => cells.length).filter((length) => length > 1);
    const same = lengths.filter((length) => length === lengths.at(0)).length;
    return { separator, score: Math.max(...rows.map(headingScore)) + same / (rows.length + 1) };
  });
  return scores.reduce((best, next) => (next.score > best.score ? next : best)).separator;
}

interface CountedRow {
  readonly row: TextRow;
  readonly count: number;
}

function sumCounts(rows: readonly { readonly count: number }[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

function splitRows({ rows, metric, columns }: VisitorTable) {
  const counts = readCounts(
    rows.map(({ cells }) => cells[metric.column] ?? ''),
    metric.isShare,
  );
  const counted: CountedRow[] = [];
  const totals: CountedRow[] = [];
  const unreadable: SkippedLine[] = [];
  const name = columns.browser ?? columns.userAgent ?? columns.os ?? columns.device!;
  rows.forEach((row, at) => {
    const count = counts[at]!;
    if (Number.isNaN(count))
      unreadable.push({
        ...row,
        reason: `“${row.cells[metric.column] ?? ''}” in “${metric.name}” isn’t a number.`,
      });
    else (isTotal(row, name) ? totals : counted).push({ row, count });
  });
  return { counted, totals, unreadable };
}

const TOTALS: ReadonlySet<string> = new Set(TOTAL_NAMES.map(foldText));

/**
 * GA4 leaves a total's dimensions empty and labels it at the end of the row; other products put the
 * label in place of a browser.
 */
function isTotal({ cells }: TextRow, name: number): boolean {
  const first = (cells[name] ?? '').trim();
  return isTotalName(first === '' ? (cells.at(-1) ?? '') : first);
}

const isTotalName = (cell: string): boolean =>
  cell.length <= MAX_TOTAL_NAME && TOTALS.has(foldText(cell));

const MAX_TOTAL_NAME = 40;

function mapLines(table: VisitorTable, counted: readonly CountedRow[], releases: Releases) {
  const outcomes = new Map<string, LineOutcome>();
  const systems = new Map<string, SystemCells>();
  const lines: ImportedLine[] = [];
  const bots: CountedRow[] = [];
  for (const { row, count } of counted) {
    const key = toKey(table, row.cells, systems);
    let outcome = outcomes.get(key);
    if (!outcome) {
      const names = getNames(table, row.cells);
      outcome = isOfPlatforms(table)
        ? mapPlatform(names, releases)
        : mapBrowser(isOfAgents(table) ? names : { ...names, ...withoutVersion(names) }, releases);
      outcomes.set(key, outcome);
    }
    if (outcome.kind === 'bot') bots.push({ row, count });
    else lines.push({ line: row.line, cells: row.cells, count, outcome });
  }
  return { lines, bots };
}

/** Rows with the same key map to the same browser. */
function toKey(
  table: VisitorTable,
  cells: readonly string[],
  systems: Map<string, SystemCells>,
): string {
  const { columns } = table;
  if (isOfAgents(table)) return cellAt(cells, columns.userAgent);
  const [os, osVersion, device] = [
    cellAt(cells, columns.os),
    cellAt(cells, columns.osVersion),
    cellAt(cells, columns.device),
  ];
  const written = `${os}\t${osVersion}\t${device}`;
  let system = systems.get(written);
  if (!system) systems.set(written, (system = withoutVersion({ os, osVersion, device })));
  return `${cellAt(cells, columns.browser)}\t${withoutBuild(cellAt(cells, columns.version))}\t${system.os}\t${system.osVersion}\t${system.device}`;
}

function cellAt(cells: readonly string[], column: number | undefined): string {
  return column === undefined ? '' : (cells[column] ?? '');
}

/**
 * Only on iOS does the system's version decide the browser's; elsewhere it is dropped, which makes
 * half of the rows identical.
 */
function withoutVersion(cells: SystemCells): SystemCells {
  const { kind } = readSystem({ ...cells, osVersion: '' });
  return kind === undefined || kind === 'ios' ? cells : { ...cells, osVersion: '' };
}

/**
 * Only two parts of a Chromium-sized version matter. Dropping the rest reduces a hundred thousand
 * rows to a few hundred browsers. WebKit builds have larger numbers and stay whole.
 */
function withoutBuild(version: string): string {
  const second = version.indexOf('.', version.indexOf('.') + 1);
  const major = Number.parseInt(version, 10);
  return second > 0 && major >= 40 && major < 400 ? version.slice(0, second) : version;
}

/** Matomo writes browser and version in one cell: `Chrome 120.0`. */
const WITH_VERSION = /^(.*?\S)\s+v?(\d+(?:\.\d+)*)$/;

function getNames(table: VisitorTable, cells: readonly string[]): BrowserNames {
  const { columns } = table;
  if (isOfAgents(table)) return parseUserAgent(cellAt(cells, columns.userAgent).trim());
  const names = {
    browser: cellAt(cells, columns.browser).trim(),
    version: withoutBuild(cellAt(cells, columns.version).trim()),
    os: cellAt(cells, columns.os).trim(),
    osVersion: cellAt(cells, columns.osVersion).trim(),
    device: cellAt(cells, columns.device).trim(),
  };
  const [, name, version] = NOT_SET.test(names.version)
    ? (WITH_VERSION.exec(names.browser) ?? [])
    : [];
  return name === undefined || version === undefined ? names : { ...names, browser: name, version };
}

/**
 * Products withhold small rows or truncate long tables, so whatever the total has beyond the rows
 * is unknown.
 */
function getRest(
  totals: readonly CountedRow[],
  sum: number,
  { metric }: VisitorTable,
): ImportedLine | undefined {
  const [total] = totals;
  const rest = (total?.count ?? 0) - sum;
  if (!total || rest <= total.count * 1e-9) return undefined;
  const reason = `The file’s total of “${metric.name}” is larger than the sum of its rows.`;
  return {
    line: total.row.line,
    cells: total.row.cells,
    count: rest,
    outcome: { kind: 'unknown', name: 'In the total, but in no row', reason },
  };
}

function getNotes(totals: readonly CountedRow[], sum: number): string[] {
  const [total] = totals;
  return total && sum > total.count * (1 + 1e-9)
    ? [
        'The rows add up to more than the file’s own total, because one person may use several browsers. The rows count.',
      ]
    : [];
}

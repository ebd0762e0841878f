// Finds what each column of a table holds: by its name, and else by its cells. Pitfall: products name
// columns in forty languages and as they like; names of systems and browsers are the same everywhere.
import { findPlatform } from '@/domain/findPlatform';
import { foldText } from '@/domain/foldText';
import { BROWSER_NAMES, SLUGS } from './browserNames.data';
import {
  ANY_DIMENSION,
  type ColumnRole,
  IMPORT_COLUMN_NAMES,
  METRIC_NAMES,
  SHARE_NAMES,
} from './columnNames.data';
import { isValueName } from './detectValue';
import { readCounts } from './readCounts';
import type { TextRow } from './readRows';
import { isSystemName, NOT_SET } from './readSystem';

export type Columns = Readonly<Partial<Record<ColumnRole, number>>>;

const ROLES = Object.keys(IMPORT_COLUMN_NAMES) as ColumnRole[];

const ROLE_OF_NAME: ReadonlyMap<string, ColumnRole> = new Map(
  ROLES.flatMap((role) => IMPORT_COLUMN_NAMES[role].map((name) => [foldText(name), role] as const)),
);

const ANY: ReadonlySet<string> = new Set(ANY_DIMENSION.map(foldText));

const METRICS = METRIC_NAMES.map((names) => new Set(names.map(foldText)));
const SHARES: ReadonlySet<string> = new Set(SHARE_NAMES.map(foldText));

/** The roles that the names of a heading say. */
export function columnsByName(names: readonly string[]): Columns {
  const columns: Partial<Record<ColumnRole, number>> = {};
  names.forEach((name, column) => {
    const role = ROLE_OF_NAME.get(name);
    if (role) columns[role] ??= column;
  });
  return columns;
}

/** The column to count that a heading names. */
export function metricByName(
  names: readonly string[],
): { readonly column: number; readonly isShare: boolean } | undefined {
  const column = METRICS.map((synonyms) => names.findIndex((name) => synonyms.has(name))).find(
    (index) => index >= 0,
  );
  if (column !== undefined) return { column, isShare: false };
  const share = names.findIndex((name) => SHARES.has(name));
  return share < 0 ? undefined : { column: share, isShare: true };
}

/** True for a name that products give a column whatever it holds. */
export const isAnyDimension = (name: string): boolean => ANY.has(name);

const isMetricName = (name: string): boolean =>
  SHARES.has(name) || METRICS.some((names) => names.has(name));

/** Enough to tell what a column holds. */
const SAMPLE = 200;

/** Adds the roles that the cells of columns without a known name show. */
export function columnsByContent(
  named: Columns,
  names: readonly string[],
  rows: readonly TextRow[],
): Columns {
  const columns = { ...named };
  const sample = rows.slice(0, SAMPLE);
  const taken = new Set(Object.values(columns));
  names.forEach((name, column) => {
    if (taken.has(column) || isMetricName(name) || isValueName(name)) return;
    const role = roleOfCells(sample.map(({ cells }) => (cells[column] ?? '').trim()));
    if (role === 'os' && columns.os !== undefined) columns.osVersion ??= column;
    else if (role) columns[role] ??= column;
  });
  // The version of a system, in a table without browsers.
  if (
    columns.browser === undefined &&
    columns.osVersion === undefined &&
    columns.version !== undefined
  )
    return { ...columns, osVersion: columns.version };
  return columns;
}

type Content = Exclude<ColumnRole, 'version' | 'osVersion'>;

const TESTS: Readonly<Record<Content, (cell: string) => boolean>> = {
  userAgent: (cell) => /^["']?(?:Mozilla|Opera)\/\d/.test(cell),
  os: isSystemName,
  device: (cell) => DEVICES.has(findPlatform(cell) ?? ''),
  browser: isBrowserName,
};

const DEVICES: ReadonlySet<string> = new Set(['mobile', 'desktop']);

/** Of systems, some are nowhere known, and of browsers, many. */
const ENOUGH: Readonly<Record<Content, number>> = {
  userAgent: 0.5,
  os: 0.6,
  device: 0.6,
  browser: 0.4,
};

/** The content of most cells that say something. Ties go to the first in the table above. */
function roleOfCells(cells: readonly string[]): Content | undefined {
  const said = cells.filter((cell) => !NOT_SET.test(cell));
  if (said.length === 0) return undefined;
  const scores = (Object.keys(TESTS) as Content[]).map((role) => ({
    role,
    score: said.filter(TESTS[role]).length / said.length,
  }));
  const best = scores.reduce((first, next) => (next.score > first.score ? next : first));
  return best.score >= ENOUGH[best.role] ? best.role : undefined;
}

const NAMES: ReadonlySet<string> = new Set(
  [...Object.keys(BROWSER_NAMES), ...Object.keys(SLUGS)].map(foldText),
);

function isBrowserName(cell: string): boolean {
  return NAMES.has(foldText(cell.replace(/\s+v?\d+(?:\.\d+)*$/, '')));
}

const VERSION = /^(?:[a-z]+ )?v?\d{1,4}(?:[._]\d+)*$/i;

/** Above all versions and below most counts. */
const MAX_VERSION = 400;

/**
 * Adds versions, which follow what they are versions of, and a metric: the next column of numbers.
 * One column of numbers is always the count.
 */
export function numbersByContent(
  columns: Columns,
  names: readonly string[],
  rows: readonly TextRow[],
): { readonly columns: Columns; readonly metric: number | undefined } {
  const found = { ...columns };
  const sample = rows.slice(0, SAMPLE);
  const cellsOf = (column: number) => sample.map(({ cells }) => (cells[column] ?? '').trim());
  const free = names
    .map((name, column) => ({ name, column }))
    .filter(
      ({ name, column }) =>
        !Object.values(columns).includes(column) && !isValueName(name) && !isMetricName(name),
    )
    .filter(({ column }) => isNumeric(cellsOf(column)) || isVersions(cellsOf(column)))
    .map(({ column }) => column);
  const named = metricByName(names)?.column;
  for (const [role, of] of [
    ['version', columns.browser],
    ['osVersion', columns.os],
  ] as const) {
    const next = of === undefined ? -1 : free.indexOf(of + 1);
    const isLastNumber = free.length === 1 && named === undefined;
    if (of === undefined || found[role] !== undefined || next < 0 || isLastNumber) continue;
    if (areVersionsOf(cellsOf(of), cellsOf(free[next]!))) found[role] = free.splice(next, 1)[0]!;
  }
  return { columns: found, metric: named ?? free.find((column) => isNumeric(cellsOf(column))) };
}

const isNumeric = (cells: readonly string[]): boolean => {
  const said = cells.filter((cell) => !NOT_SET.test(cell));
  const numbers = readCounts(said, false);
  return said.length > 0 && numbers.every((number) => !Number.isNaN(number));
};

function isVersions(cells: readonly string[]): boolean {
  const said = cells.filter((cell) => !NOT_SET.test(cell));
  return said.length > 0 && said.every((cell) => VERSION.test(cell) && majorOf(cell) < MAX_VERSION);
}

const majorOf = (version: string): number => Number.parseInt(version.replace(/^\D+/, ''), 10);

/** Where versions of a browser or a system can be. A rate in percent, or a small count, is elsewhere. */
const PLAUSIBLE: readonly (readonly [name: RegExp, from: number, to: number])[] = [
  [/chrome(?! ?os)|edge|firefox|chromium|webview|opera(?! ?mini)/i, 40, 300],
  [/safari|ios|iphone|ipad/i, 8, 40],
  [/^mac|os x/i, 10, 40],
  [/^android$/i, 4, 30],
  [/^win/i, 7, 11],
];

/** Numbers that are versions of the names next to them, by most rows whose versions are known. */
function areVersionsOf(names: readonly string[], versions: readonly string[]): boolean {
  if (!isVersions(versions)) return false;
  if (versions.some((version) => /\d[._]\d+[._]\d/.test(version))) return true;
  const judged = names.flatMap((name, at) => {
    const range = PLAUSIBLE.find(([pattern]) => pattern.test(name));
    const major = majorOf(versions[at] ?? '');
    return range && !Number.isNaN(major) ? [major >= range[1] && major <= range[2]] : [];
  });
  return judged.length > 0 && judged.filter(Boolean).length / judged.length >= 0.75;
}

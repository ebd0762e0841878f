// Reads JSON as rows of a table: the shares by release that Browserslist and caniuse write, and lists
// of records, as APIs answer them.
import { ImportError } from './ImportedFile';
import type { TextRow } from './readRows';

/** Deep enough for every answer of an API. */
const MAX_DEPTH = 5;

/** More is no table, but a document. */
const MAX_COLUMNS = 60;

/** caniuse’s names of desktop browsers, which other products use for phones, too. */
const ON_DESKTOPS: ReadonlySet<string> = new Set([
  ...['chrome', 'edge', 'firefox', 'opera', 'safari', 'ie'],
]);

const AGENTS: ReadonlySet<string> = new Set([
  ...ON_DESKTOPS,
  ...[
    'and_chr',
    'and_ff',
    'ios_saf',
    'op_mob',
    'op_mini',
    'samsung',
    'android',
    'and_uc',
    'and_qq',
  ],
  ...['baidu', 'kaios', 'bb', 'ie_mob', 'ChromeAndroid', 'FirefoxAndroid', 'iOS', 'OperaMobile'],
]);

/** @throws ImportError with a remedy for JSON without a table */
export function readJsonTable(text: string): readonly TextRow[] {
  const json = parse(text);
  const shares = findShares(json, 0);
  if (shares) return rowsOfShares(shares);
  const records = findRecords(json, 0);
  if (records) return rowsOfRecords(records);
  throw new ImportError(
    'This JSON has no table of browsers. Expected Browserslist’s stats.json, a file of caniuse, or a list of records such as [{"browser": "Chrome", "version": "141", "users": 1204}].',
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    const lines = parseLines(text);
    if (lines) return lines;
    const reason = cause instanceof Error ? ` (${cause.message.slice(0, 120)})` : '';
    throw new ImportError(`This JSON is damaged${reason}. Export it again.`);
  }
}

/** Records line by line; undefined unless every line is one. */
function parseLines(text: string): readonly unknown[] | undefined {
  try {
    return text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line): unknown => JSON.parse(line));
  } catch {
    return undefined;
  }
}

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNumbers = (value: unknown): value is Readonly<Record<string, number>> =>
  isRecord(value) && Object.values(value).every((each) => typeof each === 'number');

/** `{ chrome: { "141": 50.5 } }` at any depth; caniuse has it below `usage_global` for each agent. */
function findShares(json: unknown, depth: number): Json | undefined {
  if (!isRecord(json) || depth > MAX_DEPTH) return undefined;
  const agents = Object.keys(json).filter((name) => AGENTS.has(name));
  const own = agents.map((name) => [name, usageOf(json[name])] as const);
  if (own.length > 0 && own.every(([, usage]) => usage !== undefined))
    return Object.fromEntries(
      Object.entries(json).flatMap(([name, value]) => {
        const usage = usageOf(value);
        return usage ? [[name, usage]] : [];
      }),
    );
  for (const value of Object.values(json)) {
    const found = findShares(value, depth + 1);
    if (found) return found;
  }
  return undefined;
}

const usageOf = (value: unknown) => {
  if (isNumbers(value)) return value;
  return isRecord(value) && isNumbers(value['usage_global']) ? value['usage_global'] : undefined;
};

/** A range such as `18.5-18.6` counts as the older release. */
function rowsOfShares(shares: Json): readonly TextRow[] {
  const rows = Object.entries(shares).flatMap(([agent, versions]) =>
    Object.entries(versions as Readonly<Record<string, number>>).map(([version, share]) => [
      agent,
      /^\d/.test(version) ? version.split('-')[0]! : version === 'TP' ? '999' : '',
      ON_DESKTOPS.has(agent) ? 'desktop' : '',
      String(share),
    ]),
  );
  return [['browser', 'version', 'device', 'share'], ...rows].map(toRow);
}

const toRow = (cells: readonly string[], at: number): TextRow => ({ line: at + 1, cells });

/** The longest list of objects. */
function findRecords(json: unknown, depth: number): readonly Json[] | undefined {
  if (depth > MAX_DEPTH || typeof json !== 'object' || json === null) return undefined;
  const inside = isRecord(json) ? Object.values(json) : json;
  const lists = (inside as readonly unknown[]).map((value) =>
    isRecord(json) ? findRecords(value, depth + 1) : undefined,
  );
  const own = Array.isArray(json) && json.every(isRecord) ? json : undefined;
  return [own, ...lists].reduce(
    (longest, list) => ((list?.length ?? 0) > (longest?.length ?? 0) ? list : longest),
    undefined,
  );
}

function rowsOfRecords(records: readonly Json[]): readonly TextRow[] {
  const flat = records.map((record) => flatten(record, ''));
  const names = [...new Set(flat.flatMap((record) => [...record.keys()]))].slice(0, MAX_COLUMNS);
  return [names, ...flat.map((record) => names.map((name) => record.get(name) ?? ''))].map(toRow);
}

/** `{ request: { device: "iOS" } }` has the column `device`, and a list has one for each place. */
function flatten(value: unknown, name: string): ReadonlyMap<string, string> {
  if (typeof value === 'string' || typeof value === 'number')
    return new Map([[name, String(value)]]);
  const cells = new Map<string, string>();
  if (typeof value !== 'object' || value === null) return cells;
  for (const [key, part] of Object.entries(value)) {
    const column = Array.isArray(value) ? `${name} ${Number(key) + 1}` : key;
    for (const [own, cell] of flatten(part, column))
      cells.set(own === column || !cells.has(own) ? own : `${column} ${own}`, cell);
  }
  return cells;
}

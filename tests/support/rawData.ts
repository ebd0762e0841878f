// The published data, read without our catalogue: the other side of a comparison.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { agents } from 'caniuse-lite';

interface Statement {
  readonly version_added: string | false;
  readonly version_removed?: string;
  readonly partial_implementation?: boolean;
  readonly flags?: readonly unknown[];
  readonly prefix?: string;
  readonly alternative_name?: string;
}

interface CompatNode {
  readonly __compat?: { readonly support: Readonly<Record<string, Statement | Statement[]>> };
  readonly [name: string]: unknown;
}

export interface RawFeature {
  readonly kind: 'feature' | 'moved' | 'split';
  readonly name: string;
  readonly group?: string | readonly string[];
  readonly snapshot?: string | readonly string[];
  readonly redirect_target?: string;
  readonly redirect_targets?: readonly string[];
  readonly discouraged?: object;
  readonly status: {
    readonly baseline: 'high' | 'low' | false;
    readonly baseline_low_date?: string;
    readonly baseline_high_date?: string;
  };
}

const readJson = (...path: readonly string[]): unknown =>
  JSON.parse(readFileSync(join('node_modules', ...path), 'utf8'));

const compat = readJson('@mdn', 'browser-compat-data', 'data.json') as CompatNode;
export const webFeatures = readJson('web-features', 'data.json') as {
  readonly features: Readonly<Record<string, RawFeature>>;
  readonly groups: Readonly<Record<string, { readonly parent?: string }>>;
};

/** Statements without flags, prefixes and other names, which are not support. */
function statementsOf(key: string, browser: string): readonly Statement[] {
  let node: CompatNode | undefined = compat;
  for (const name of key.split('.')) node = node?.[name] as CompatNode | undefined;
  const given = node?.__compat?.support[browser];
  if (given === undefined) throw new Error(`${key} has no statement on ${browser}`);
  return [given].flat().filter((row) => !row.flags && !row.prefix && !row.alternative_name);
}

/** Below 0 if `a` is older. */
function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((text) => text.split('.').map(Number));
  const longest = Math.max(left!.length, right!.length);
  for (let at = 0; at < longest; at++) {
    const by = (left![at] ?? 0) - (right![at] ?? 0);
    if (by !== 0) return by;
  }
  return 0;
}

/** The first release with full support. */
export function firstVersion(key: string, browser: string): string {
  const [whole] = statementsOf(key, browser)
    .filter((row) => !row.partial_implementation && !row.version_removed && row.version_added)
    .map((row) => String(row.version_added))
    .sort(compareVersions);
  if (whole === undefined) throw new Error(`${browser} never has all of ${key}`);
  return whole;
}

export function removedIn(key: string, browser: string): string {
  const removed = statementsOf(key, browser).find((row) => row.version_removed)?.version_removed;
  if (removed === undefined) throw new Error(`${browser} still has ${key}`);
  return removed;
}

export function supportAt(key: string, browser: string, version: string): 'all' | 'part' | 'none' {
  const there = statementsOf(key, browser).filter(
    ({ version_added: from, version_removed: to }) =>
      from !== false &&
      /^\d/.test(from) &&
      compareVersions(from, version) <= 0 &&
      (to === undefined || compareVersions(version, to) < 0),
  );
  if (there.some((row) => !row.partial_implementation)) return 'all';
  return there.length > 0 ? 'part' : 'none';
}

/** Names of browsers in caniuse's tables of use, and in the compat data. */
const BROWSERS = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  opera: 'opera',
  ios_saf: 'safari_ios',
  and_chr: 'chrome_android',
} as const;
export type RawAgent = keyof typeof BROWSERS;

/** Releases in use, with the least and the greatest version that a row stands for. */
const rowsOf = (agent: RawAgent) =>
  Object.entries(agents[agent]!.usage_global)
    .map(([version, share]) => [version, share ?? 0] as const)
    .filter(([version, share]) => share > 0 && /^\d/.test(version))
    .map(([version, share]) => {
      const [from = '', to = from] = version.split('-');
      return { from, to, share };
    });

/** The exact share of desktop releases from these on that has all of a key. */
export function shareAmong(key: string, oldest: Partial<Record<RawAgent, string>>): number {
  let [able, all] = [0, 0];
  for (const [agent, version] of Object.entries(oldest) as [RawAgent, string][])
    for (const { from, share } of rowsOf(agent)) {
      if (compareVersions(from, version) < 0) continue;
      all += share;
      if (supportAt(key, BROWSERS[agent], from) === 'all') able += share;
    }
  return able / all;
}

/** The least and the greatest share of the world that can have all of a key; others are unknown. */
export function boundsInTheWorld(key: string): { readonly least: number; readonly most: number } {
  let [least, most] = [0, 100];
  for (const agent of Object.keys(BROWSERS) as RawAgent[])
    for (const { from, to, share } of rowsOf(agent)) {
      const ends = [from, to].map((version) => supportAt(key, BROWSERS[agent], version));
      if (ends.every((end) => end === 'all')) least += share;
      if (ends.every((end) => end !== 'all')) most -= share;
    }
  return { least: least / 100, most: most / 100 };
}

/** Ids whose names differ least from a text, by letters added, dropped or changed. */
export function nearestIds(text: string): readonly string[] {
  const ids = Object.keys(webFeatures.features);
  const least = Math.min(...ids.map((id) => distance(id, text)));
  return ids.filter((id) => distance(id, text) === least);
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...a].entries()) {
    const next = [at + 1];
    for (let to = 1; to <= b.length; to++)
      next.push(
        Math.min(row[to]! + 1, next[to - 1]! + 1, row[to - 1]! + (letter === b[to - 1] ? 0 : 1)),
      );
    row = next;
  }
  return row[b.length]!;
}

/** Ids of features in a group or in one below it. */
export function idsInGroup(group: string): readonly string[] {
  const isIn = (name: string | undefined): boolean =>
    name !== undefined && (name === group || isIn(webFeatures.groups[name]?.parent));
  return idsWhere(({ group: own }) => [own ?? []].flat().some(isIn));
}

export const idsInSnapshot = (snapshot: string): readonly string[] =>
  idsWhere(({ snapshot: own }) => [own ?? []].flat().includes(snapshot));

const idsWhere = (test: (feature: RawFeature) => boolean): readonly string[] =>
  Object.entries(webFeatures.features)
    .filter(([, feature]) => feature.kind === 'feature' && test(feature))
    .map(([id]) => id);

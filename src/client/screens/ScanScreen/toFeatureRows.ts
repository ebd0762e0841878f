import type { KeyCount } from '@/engines/scanner/forPage';
import { type Consequence, CONSEQUENCES, suggestGuard } from '@/engines/scanner/forReports';
import { keyTitle } from './scanWords';
import { isBreaking, rowOfKey } from './toScanUses';
import type { ScanReport } from './useScanReport';

export type FeatureRow = ReturnType<typeof toRow>;

/** Keys by feature, with what the report knows; what leaves most out is first. */
export function toFeatureRows(keys: readonly KeyCount[], report: ScanReport): FeatureRow[] {
  const groups = new Map<string, KeyCount[]>();
  for (const key of keys) {
    const id = rowOfKey(key);
    const group = groups.get(id);
    if (group) group.push(key);
    else groups.set(id, [key]);
  }
  const reported = groupReported(report);
  return [...groups]
    .map(([id, group]) => toRow(id, group, reported.get(id) ?? []))
    .sort(
      (a, b) =>
        (b.leftOutShare ?? 0) - (a.leftOutShare ?? 0) ||
        b.partlyShare - a.partlyShare ||
        Number(isBreaking(b.consequence)) - Number(isBreaking(a.consequence)),
    );
}

type ReportedRow = ScanReport['features'][number];

/** A build has a thousand rows: looking for each among all would keep the page busy. */
function groupReported({ features }: ScanReport): ReadonlyMap<string, readonly ReportedRow[]> {
  const groups = new Map<string, ReportedRow[]>();
  for (const row of features) {
    const id = row.feature?.slug ?? row.keys[0]?.path ?? '';
    const group = groups.get(id);
    if (group) group.push(row);
    else groups.set(id, [row]);
  }
  return groups;
}

function toRow(id: string, keys: readonly KeyCount[], reported: readonly ReportedRow[]) {
  const isGuarded = keys.every(({ guard }) => guard !== null && guard !== 'caught');
  const own = reported.find((feature) => feature.isGuarded === isGuarded) ?? reported[0];
  const consequence = keys.reduce<Consequence>(
    (worst, { consequence: other }) =>
      CONSEQUENCES.indexOf(other) < CONSEQUENCES.indexOf(worst) ? other : worst,
    'enhancement',
  );
  return {
    id,
    slug: own?.feature?.slug ?? null,
    name: own?.feature?.name ?? keyTitle(id),
    consequence,
    /** Undefined if the server doesn't know the key. */
    leftOutShare: own && own.lostShare - own.partlyShare,
    /** The share that runs the code with only a part of the feature. */
    partlyShare: own?.partlyShare ?? 0,
    count: keys.reduce((sum, { count }) => sum + count, 0),
    keys: [...new Set(keys.map(({ key }) => key))],
    guard: guardOf(keys),
    mdnUrls: new Map(
      reported.flatMap((feature) =>
        feature.keys.map(({ path, mdnUrl }) => [path, mdnUrl] as const),
      ),
    ),
  };
}

/** A test for the outermost key that breaks the code; undefined if nothing can test for one. */
function guardOf(keys: readonly KeyCount[]): string | undefined {
  const depth = (key: string) => key.split('.').length;
  return keys
    .filter(({ consequence }) => isBreaking(consequence))
    .map(({ key }) => key)
    .sort((a, b) => depth(a) - depth(b))
    .map(suggestGuard)
    .find((guard) => guard !== undefined);
}

/** A smaller share is nobody, as a percentage with one decimal shows it. */
const LEAST_SHARE = 0.001;

/** False for a row that everyone has, so that it needs no look. */
export const isLacked = ({ leftOutShare, partlyShare }: FeatureRow): boolean =>
  leftOutShare === undefined || leftOutShare >= LEAST_SHARE || partlyShare >= LEAST_SHARE;

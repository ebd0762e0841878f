import type { KeyCount } from '@/engines/scanner/forPage';
import type { ScanReport } from './useScanReport';

/** Keys that came by a link have no features; the report knows them. */
export function nameFeatures(
  keys: readonly KeyCount[],
  report: ScanReport | undefined,
): readonly KeyCount[] {
  if (!report) return keys;
  const features = new Map(
    report.features.flatMap((row) =>
      row.keys.map(({ path }) => [path, row.feature?.slug ?? null] as const),
    ),
  );
  return keys.map((key) => ({ ...key, feature: features.get(key.key) ?? key.feature }));
}

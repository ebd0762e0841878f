import type { ScanUseInput } from '@/__generated__/useScanReportQuery.graphql';
import type { KeyCount } from '@/engines/scanner/forPage';
import { type Consequence, CONSEQUENCES } from '@/engines/scanner/forReports';

/** As many as the server takes. */
const MAX_KEYS = 2_000;

/** True if code stops where a browser lacks the key. */
export const isBreaking = (consequence: Consequence): boolean =>
  CONSEQUENCES.indexOf(consequence) < 3;
const isDegrading = (consequence: Consequence): boolean =>
  consequence === 'block-ignored' || consequence === 'ignored';

/** True if a use counts for the share: it is unguarded, and someone would notice. */
export function isCounted({ evidence, guard, consequence }: KeyCount): boolean {
  return (
    evidence !== 'possible' &&
    (guard === null || guard === 'caught') &&
    (isBreaking(consequence) || isDegrading(consequence))
  );
}

/** The subject of a row of the report: a feature, or a key without one. */
export function rowOfKey({ feature, key }: Pick<KeyCount, 'feature' | 'key'>): string {
  return feature ?? key;
}

/** An error that `try` catches does not break the code, but its effect is missing. */
const effectiveConsequence = ({ guard, consequence }: KeyCount): Consequence =>
  guard === 'caught' && isBreaking(consequence) ? 'ignored' : consequence;

/**
 * Keys and counts for the report, the ones that count first. Names without evidence are left out,
 * and so are bare uses of what the reader leaves out on trial.
 */
export function toScanUses(
  keys: readonly KeyCount[],
  leftOut: ReadonlySet<string> = new Set(),
): ScanUseInput[] {
  const uses = new Map<string, { use: ScanUseInput; isCounted: boolean }>();
  for (const found of keys) {
    if (found.evidence === 'possible') continue;
    const isGuarded = found.guard !== null && found.guard !== 'caught';
    if (!isGuarded && leftOut.has(rowOfKey(found))) continue;
    const consequence = effectiveConsequence(found);
    const name = `${found.key} ${consequence} ${isGuarded}`;
    const count = found.count + (uses.get(name)?.use.count ?? 0);
    uses.set(name, {
      isCounted: isCounted(found),
      use: { key: found.key, consequence: toEnum(consequence), isGuarded, count },
    });
  }
  const sorted = [...uses.values()].sort((a, b) => Number(b.isCounted) - Number(a.isCounted));
  const sent = new Set<string>();
  return sorted
    .map(({ use }) => use)
    .filter(({ key }) => sent.has(key) || (sent.size < MAX_KEYS && sent.add(key)));
}

function toEnum(consequence: Consequence): ScanUseInput['consequence'] {
  return consequence.toUpperCase().replaceAll('-', '_') as ScanUseInput['consequence'];
}

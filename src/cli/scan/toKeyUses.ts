import type { ScanKeyUse } from '@/server/model/scan/ScanKeyUse';
import type { FoundUse } from './FoundUse';

/** Keys with counts, as reports take them; places stay here. */
export function toKeyUses(
  uses: readonly FoundUse[],
  isGuarded: (use: FoundUse) => boolean,
): readonly ScanKeyUse[] {
  const counts = new Map<string, { use: Omit<ScanKeyUse, 'count'>; count: number }>();
  for (const found of uses) {
    const use = {
      key: found.key,
      consequence: found.consequence,
      isGuarded: isGuarded(found),
    };
    const name = `${use.key} ${use.consequence} ${use.isGuarded}`;
    const row = counts.get(name) ?? { use, count: 0 };
    row.count += found.count ?? 1;
    counts.set(name, row);
  }
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { use, count }]) => ({ ...use, count }));
}

import type { CliWorld } from '@/cli/CliWorld';
import { EXIT, type ExitCode } from '@/cli/ExitCode';
import type { FoundUse } from './FoundUse';

/** One line a key: how often it is used, how often of these with a guard, its feature. */
export function listKeys({ out }: CliWorld, uses: readonly FoundUse[]): ExitCode {
  const counts = new Map<string, { all: number; guarded: number; feature: string | null }>();
  for (const { key, feature, guard, evidence, count = 1 } of uses) {
    if (evidence === 'possible') continue;
    const row = counts.get(key) ?? { all: 0, guarded: 0, feature };
    row.all += count;
    if (guard !== null) row.guarded += count;
    counts.set(key, row);
  }
  const lines = [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { all, guarded, feature }]) =>
      [key, all, guarded, feature ?? ''].join('\t').trimEnd(),
    );
  out(`${['key\tuses\tguarded\tfeature', ...lines].join('\n')}\n`);
  return EXIT.good;
}

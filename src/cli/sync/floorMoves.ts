import type { PolicyFacts } from '@/cli/parsePolicy';
import { formatPercent } from '@/domain/format';

/** "Chrome 109 → 112: 0.8 % of the audience uses older releases", for each floor that moved. */
export function floorMoves(before: PolicyFacts, after: PolicyFacts): readonly string[] {
  const rows = (facts: PolicyFacts) =>
    new Map([
      ...facts.givenUp.map(
        ({ name, lostShare }) => [name, { version: 'none', lostShare }] as const,
      ),
      ...facts.floors.map(({ name, ...floor }) => [name, floor] as const),
    ]);
  const [old, now] = [rows(before), rows(after)];
  return [...now].flatMap(([name, { version, lostShare }]) => {
    const known = old.get(name)?.version;
    return known === version
      ? []
      : [
          `- ${name} ${known ?? 'new'} → ${version}: ${formatPercent(lostShare)} of the audience uses older releases.`,
        ];
  });
}

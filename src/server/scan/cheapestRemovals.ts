// Which rows to remove first: the best one and the best two exactly, then, where those don't reach
// the line, more by a greedy choice, which may name more rows than necessary.
import { reachesLine } from '@/domain/CoverageShares';
import type { Hindered, UsedReleases } from './UsedReleases';

export interface Removal {
  readonly positions: ReadonlySet<number>;
  readonly runsShare: number;
}

export function cheapestRemovals(releases: UsedReleases, linePercent: number): Removal[] {
  const { runsShare } = releases.shares();
  const parts = releases.hindered();
  const removals: Removal[] = [];
  const add = (positions: ReadonlySet<number>): boolean => {
    const share = runsShare + gainOf(parts, positions);
    if (share > (removals.at(-1)?.runsShare ?? runsShare))
      removals.push({ positions, runsShare: share });
    return reachesLine(removals.at(-1)?.runsShare ?? runsShare, linePercent);
  };

  if (reachesLine(runsShare, linePercent)) return [];
  const pair = bestUpTo(parts, 2);
  if (!add(bestUpTo(parts, 1)) && !add(pair))
    add(
      addGreedily(parts, (positions) =>
        reachesLine(runsShare + gainOf(parts, positions), linePercent),
      ),
    );
  return removals;
}

function gainOf(parts: readonly Hindered[], positions: ReadonlySet<number>): number {
  return parts.reduce(
    (sum, { rows, share }) => (rows.every((row) => positions.has(row)) ? sum + share : sum),
    0,
  );
}

/** The one or two rows whose removal gains most. Only a part that needs no more can gain. */
function bestUpTo(parts: readonly Hindered[], size: 1 | 2): ReadonlySet<number> {
  const small = parts.filter(({ rows }) => rows.length <= size);
  const alone = new Map<number, number>();
  for (const { rows, share } of small)
    if (rows.length === 1) alone.set(rows[0]!, (alone.get(rows[0]!) ?? 0) + share);
  const heaviest = [...alone].sort((a, b) => b[1] - a[1]).slice(0, size);
  const candidates = [
    heaviest.map(([row]) => row),
    ...small.filter(({ rows }) => rows.length === size).map(({ rows }) => rows),
  ].map((rows) => new Set(rows));
  return candidates.reduce<ReadonlySet<number>>(
    (best, candidate) => (gainOf(small, candidate) > gainOf(small, best) ? candidate : best),
    new Set(),
  );
}

/** Takes the part with the most share for each row that is still in its way, until `isEnough`. */
function addGreedily(
  parts: readonly Hindered[],
  isEnough: (positions: ReadonlySet<number>) => boolean,
): ReadonlySet<number> {
  const positions = new Set<number>();
  let rest = parts;
  while (rest.length > 0 && !isEnough(positions)) {
    const price = ({ rows, share }: Hindered): number =>
      share / rows.filter((row) => !positions.has(row)).length;
    const next = rest.reduce((best, part) => (price(part) > price(best) ? part : best));
    for (const row of next.rows) positions.add(row);
    rest = rest.filter(({ rows }) => rows.some((row) => !positions.has(row)));
  }
  return positions;
}

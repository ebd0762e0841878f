// Which rows to remove first: the best one and the best two exactly, then, where those don't reach
// the line, more by a greedy choice, which may name more rows than necessary. Nothing needs to go
// where only the unknown keep the code from the line.
import { missesLine } from '@/domain/CoverageShares';
import type { Hindered, UsedReleases } from './UsedReleases';

export interface Removal {
  readonly positions: ReadonlySet<number>;
  readonly runsShare: number;
}

export function cheapestRemovals(releases: UsedReleases, linePercent: number): Removal[] {
  const { runsShare, unknownShare } = releases.shares();
  const parts = releases.hindered();
  // Gains of unknown releases are among the unknown already.
  const lacking = parts.filter(({ isKnown }) => isKnown);
  const isEnough = (gained: number) =>
    !missesLine({ supportedShare: runsShare + gained, unknownShare }, linePercent);
  const removals: Removal[] = [];
  const add = (positions: ReadonlySet<number>): boolean => {
    const share = runsShare + sumGain(parts, positions);
    const reaches = isEnough(sumGain(lacking, positions));
    if (reaches || share > (removals.at(-1)?.runsShare ?? runsShare))
      removals.push({ positions, runsShare: share });
    return reaches;
  };

  if (isEnough(0)) return [];
  const pair = bestUpTo(parts, 2);
  if (!add(bestUpTo(parts, 1)) && !add(pair)) add(addGreedily(lacking, isEnough));
  return removals;
}

function sumGain(parts: readonly Hindered[], positions: ReadonlySet<number>): number {
  return parts.reduce(
    (sum, { rows, share }) => (rows.every((row) => positions.has(row)) ? sum + share : sum),
    0,
  );
}

/** The gain from removing each single row, by its position, without rows that gain nothing. */
export function gainsAlone(parts: readonly Hindered[]): ReadonlyMap<number, number> {
  const gains = new Map<number, number>();
  for (const { rows, share } of parts)
    if (rows.length === 1) gains.set(rows[0]!, (gains.get(rows[0]!) ?? 0) + share);
  return gains;
}

/** The one or two rows whose removal gains most. Only a part that needs no more can gain. */
function bestUpTo(parts: readonly Hindered[], size: 1 | 2): ReadonlySet<number> {
  const small = parts.filter(({ rows }) => rows.length <= size);
  const heaviest = [...gainsAlone(small)].sort((a, b) => b[1] - a[1]).slice(0, size);
  const candidates = [
    heaviest.map(([row]) => row),
    ...small.filter(({ rows }) => rows.length === size).map(({ rows }) => rows),
  ].map((rows) => new Set(rows));
  return candidates.reduce<ReadonlySet<number>>(
    (best, candidate) => (sumGain(small, candidate) > sumGain(small, best) ? candidate : best),
    new Set(),
  );
}

/** Takes the release with the most share for each row that is still in its way, until `isEnough`. */
function addGreedily(
  parts: readonly Hindered[],
  isEnough: (gainedShare: number) => boolean,
): ReadonlySet<number> {
  const positions = new Set<number>();
  const left = parts.map(({ rows }) => rows.length);
  const partsOf = new Map<number, number[]>();
  parts.forEach(({ rows }, part) => {
    for (const row of rows) {
      const known = partsOf.get(row);
      if (known) known.push(part);
      else partsOf.set(row, [part]);
    }
  });
  let gained = 0;
  while (!isEnough(gained)) {
    const price = (part: number): number => (left[part] ? parts[part]!.share / left[part] : 0);
    const next = left.reduce((best, _, part) => (price(part) > price(best) ? part : best), 0);
    if (price(next) === 0) break;
    for (const row of parts[next]!.rows) {
      if (positions.has(row)) continue;
      positions.add(row);
      for (const part of partsOf.get(row)!) if (--left[part]! === 0) gained += parts[part]!.share;
    }
  }
  return positions;
}

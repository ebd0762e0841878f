// The gain of dropping releases older than a given age: more features reach the line among the
// remaining users. Pitfall: unknown users always remain, because their browser's age can't be
// known.
import type { Audience } from '@/domain/Audience';
import { addMonths, type Day } from '@/domain/Day';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';
import { ShareTable } from './ShareTable';

export interface DropGain {
  /** Releases from before this day are dropped. */
  readonly before: Day;
  readonly ageMonths: number;
  readonly droppedShare: number;
  readonly releaseCount: number;
  /** Features at or above the line for the remaining users. */
  readonly featureCount: number;
  /** How many of these are below the line for the whole audience. */
  readonly gainedCount: number;
}

const AGES_IN_MONTHS = [120, 84, 60, 48, 36, 24, 18, 12] as const;

const getMemory = memoizeByCatalogue(
  'dropGains',
  () => new WeakMap<Audience, Map<string, readonly DropGain[]>>(),
);

/**
 * Oldest first, without ages that drop no more releases than the one before.
 * @param linePercent above 0 and at most 100
 */
export function dropGains(
  catalogue: Catalogue,
  audience: Audience,
  linePercent: number,
  today: Day,
): readonly DropGain[] {
  const gainsByAudience = getMemory(catalogue);
  const known = gainsByAudience.get(audience) ?? new Map<string, readonly DropGain[]>();
  gainsByAudience.set(audience, known);
  const key = `${today} ${linePercent}`;
  const gains = known.get(key) ?? computeGains(catalogue, audience, linePercent, today);
  known.set(key, gains);
  return gains;
}

function computeGains(
  catalogue: Catalogue,
  audience: Audience,
  linePercent: number,
  today: Day,
): readonly DropGain[] {
  const before = featuresAbove(catalogue, audience.weights, linePercent);
  const gains: DropGain[] = [];
  for (const ageMonths of AGES_IN_MONTHS) {
    const gain = computeGain(
      catalogue,
      audience,
      linePercent,
      addMonths(today, -ageMonths),
      ageMonths,
      before,
    );
    if (gain.releaseCount > (gains.at(-1)?.releaseCount ?? 0)) gains.push(gain);
  }
  return gains;
}

function computeGain(
  catalogue: Catalogue,
  { weights }: Audience,
  linePercent: number,
  before: Day,
  ageMonths: number,
  above: ReadonlySet<number>,
): DropGain {
  const dropped = catalogue.releases.filter(
    ({ releasedOn, unit }) => weights[unit]! > 0 && releasedOn !== undefined && releasedOn < before,
  );
  const droppedShare = dropped.reduce((sum, { unit }) => sum + weights[unit]!, 0);
  const left = weights.map((weight) => weight / (1 - droppedShare));
  for (const { unit } of dropped) left[unit] = 0;
  const reached =
    droppedShare < 1 ? featuresAbove(catalogue, left, linePercent) : new Set<number>();
  const gainedCount = [...reached].filter((index) => !above.has(index)).length;
  return {
    before,
    ageMonths,
    droppedShare,
    releaseCount: dropped.length,
    featureCount: reached.size,
    gainedCount,
  };
}

function featuresAbove(
  catalogue: Catalogue,
  weights: Float64Array,
  linePercent: number,
): ReadonlySet<number> {
  const { featureSupport, browsers } = catalogue;
  const shares = new ShareTable(featureSupport, browsers, weights).usableShares();
  return new Set(
    Array.from(shares.keys()).filter((index) => shares[index]! * 100 >= linePercent - 1e-9),
  );
}

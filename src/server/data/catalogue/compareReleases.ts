// Compares two releases, of one browser or two: which features and keys does only one of them
// support in full? Pitfall: if the data is missing for either release, a row is unknown and never a
// difference.
import { LRUCache } from 'lru-cache';
import { SupportState } from '@/domain/SupportState';
import type { Catalogue, Release } from './Catalogue';
import { memoizeByCatalogue } from './memoizeByCatalogue';
import { stateAt } from './stateAt';
import type { SupportMatrix } from './SupportMatrix';

export type ComparisonSide = 'LEFT' | 'RIGHT';

/** Each row counts in exactly one field. */
export interface ComparisonCounts {
  readonly both: number;
  readonly onlyLeft: number;
  readonly onlyRight: number;
  /** Neither supports it in full; partial support is possible. */
  readonly neither: number;
  /** The data doesn't cover one or both releases. */
  readonly unknown: number;
}

/** `only` holds the rows that only one side supports in full, ascending. */
export interface RowComparison {
  readonly counts: ComparisonCounts;
  readonly only: Readonly<Record<ComparisonSide, Uint32Array>>;
}

export interface ReleaseComparison {
  readonly left: Release;
  readonly right: Release;
  readonly features: RowComparison;
  /** Keys with data only. */
  readonly keys: RowComparison;
}

/** Bounds the cache to the comparisons that readers page through at one time, about 20 KB each. */
const MAX_COMPARISONS = 64;
const getMemory = memoizeByCatalogue(
  'comparisons',
  () => new LRUCache<string, ReleaseComparison>({ max: MAX_COMPARISONS }),
);

export function compareReleases(
  catalogue: Catalogue,
  left: Release,
  right: Release,
): ReleaseComparison {
  const comparisons = getMemory(catalogue);
  const name = `${left.unit} ${right.unit}`;
  const known = comparisons.get(name);
  if (known) return known;

  const { featureSupport, keySupport, dataKeyIndexes, features } = catalogue;
  const compare = (matrix: SupportMatrix, rows: Iterable<number>) =>
    compareRows(rows, (row) => [
      stateAt(catalogue, matrix, row, left),
      stateAt(catalogue, matrix, row, right),
    ]);
  const comparison = {
    left,
    right,
    features: compare(featureSupport, features.keys()),
    keys: compare(keySupport, dataKeyIndexes),
  };
  comparisons.set(name, comparison);
  return comparison;
}

function compareRows(
  rows: Iterable<number>,
  statesOf: (row: number) => readonly [SupportState, SupportState],
): RowComparison {
  const only: Record<ComparisonSide, number[]> = { LEFT: [], RIGHT: [] };
  const counts = { both: 0, neither: 0, unknown: 0 };

  for (const row of rows) {
    const [left, right] = statesOf(row);
    if (left === SupportState.UNKNOWN || right === SupportState.UNKNOWN) counts.unknown += 1;
    else if (left !== SupportState.FULL && right !== SupportState.FULL) counts.neither += 1;
    else if (left === right) counts.both += 1;
    else only[left === SupportState.FULL ? 'LEFT' : 'RIGHT'].push(row);
  }
  return {
    counts: { ...counts, onlyLeft: only.LEFT.length, onlyRight: only.RIGHT.length },
    only: { LEFT: Uint32Array.from(only.LEFT), RIGHT: Uint32Array.from(only.RIGHT) },
  };
}

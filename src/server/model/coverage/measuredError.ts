// How far the shares of a measured audience may be from the true ones. Chance has its part, by
// Wilson's interval, which also holds next to 0 and 1. Rare classes were counted by twenties, under one
// of their neighbors. And of releases that no test tells apart, all visitors of the class may have any.
// Ruled by docs/decisions/0061-measured-audiences.md.
import type { Audience, MeasuredVisits } from '@/domain/Audience';
import type { MeasuredShare } from '@/domain/measuredWords';
import { SupportState } from '@/domain/SupportState';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { SupportMatrix } from '@/server/data/catalogue/SupportMatrix';
import { forEachSpan } from './supportOfSet';

/** A normal distribution has 95 of 100 values within so many standard deviations. */
const DEVIATIONS = 1.96;

/** Visits that a counter has on the wrong side of a release: a standard deviation. */
const MISPLACED = 10;

const FULL: readonly SupportState[] = [SupportState.FULL];
const USABLE: readonly SupportState[] = [
  ...FULL,
  SupportState.PARTIAL,
  SupportState.PREFIXED,
  SupportState.RENAMED,
];

/**
 * Undefined for audiences that were not measured.
 * @param row a feature, a key, or the row of a set
 */
export function measuredShare(
  catalogue: Catalogue,
  matrix: SupportMatrix,
  row: { readonly index: number },
  { measured, weights }: Pick<Audience, 'measured' | 'weights'>,
): MeasuredShare | undefined {
  if (!measured) return undefined;
  const errors = [FULL, USABLE].map((states) =>
    errorOf(measured, weights, findUnits(catalogue, matrix, row, states)),
  );
  return { visits: measured.visits, error: Math.min(1, Math.max(...errors)) };
}

/** By `release.unit`: 1 where the support is one of these. */
function findUnits(
  catalogue: Catalogue,
  matrix: SupportMatrix,
  row: { readonly index: number },
  states: readonly SupportState[],
): Uint8Array {
  const units = new Uint8Array(catalogue.releases.length);
  for (const browser of catalogue.browsers) {
    const first = browser.releases[0]?.unit ?? 0;
    forEachSpan(catalogue, matrix, row, browser, (state, from, until) => {
      if (states.includes(state)) units.fill(1, first + from, first + until);
    });
  }
  return units;
}

function errorOf(
  { visits, counterCount, classes }: MeasuredVisits,
  weights: Float64Array,
  units: Uint8Array,
): number {
  const share = weights.reduce((sum, weight, unit) => sum + weight * units[unit]!, 0);
  let [low, high] = [share, share];
  for (const [from, to] of classes) {
    const inClass = units.subarray(from, to + 1);
    if (!inClass.includes(0) || !inClass.includes(1)) continue;
    inClass.forEach((isIn, at) => {
      if (isIn) low -= weights[from + at]!;
      else high += weights[from + at]!;
    });
  }
  const misplaced = (DEVIATIONS * MISPLACED * Math.sqrt(counterCount)) / visits;
  const below = share - low + Math.hypot(low - wilson(low, visits, -1), misplaced);
  const above = high - share + Math.hypot(wilson(high, visits, 1) - high, misplaced);
  return Math.max(below, above);
}

/** The lower or the upper end of the interval around a share of so many. */
function wilson(measured: number, visits: number, side: 1 | -1): number {
  const share = Math.min(1, Math.max(0, measured));
  const square = DEVIATIONS ** 2 / visits;
  const half = Math.sqrt((share * (1 - share)) / visits + square / visits / 4) * DEVIATIONS;
  return (share + square / 2 + side * half) / (1 + square);
}

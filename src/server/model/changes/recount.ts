import type { Side } from './Side';

/**
 * True if the usage source changed how it counts: people don’t switch browsers in such numbers from one
 * of its tables to the next.
 */
function isRecounted(from: Side, to: Side): boolean {
  const [before, after] = [totals(from), totals(to)];
  return [...new Set([...before.keys(), ...after.keys()])].some(
    (slug) => Math.abs((after.get(slug) ?? 0) - (before.get(slug) ?? 0)) > MOST_SWITCHED,
  );
}

/** A browser’s total rarely changes by more between two tables: a share, 0–1. */
const MOST_SWITCHED = 0.05;

const totals = ({ catalogue, weights }: Side): ReadonlyMap<string, number> =>
  new Map(
    catalogue.browsers.map(({ slug, releases }) => [
      slug,
      releases.reduce((sum, { unit }) => sum + weights[unit]!, 0),
    ]),
  );

/** The usage tables of a comparison: both its ends, and those in between if they are known. */
export type UsageTables = readonly Side[];

/**
 * ONLY: the two are neighbors, so that nothing else moved people. ALSO: it happened in between.
 */
export type Recount = 'NONE' | 'ONLY' | 'ALSO';

export function findRecount(tables: UsageTables): Recount {
  // A day after a table has the people of that table.
  const distinct = tables.filter(({ weights }, at) => weights !== tables[at - 1]?.weights);
  const isThere = distinct.slice(1).some((to, position) => isRecounted(distinct[position]!, to));
  if (!isThere) return 'NONE';
  return distinct.length === 2 ? 'ONLY' : 'ALSO';
}

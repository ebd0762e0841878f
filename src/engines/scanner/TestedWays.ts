// The ways in which a condition may hold: in each, a browser passes tests of all its keys. Unlike the
// keys that a condition proves by name, ways keep what `or` joins, for what releases tell beyond names.
import type { ScanNode } from './ScanTable';

/** Undefined if the condition may hold anywhere. */
export type TestedWays = readonly ReadonlySet<ScanNode>[] | undefined;

/** Conditions with more ways are rare. */
const MAX_WAYS = 16;

export function testedWay(nodes: Iterable<ScanNode>): TestedWays {
  const way = new Set(nodes);
  return way.size === 0 ? undefined : [way];
}

/** `and`: each way of the one with each of the other. */
export function bothWays(one: TestedWays, other: TestedWays): TestedWays {
  if (!one || !other) return one ?? other;
  // Either of them holds as well, so dropping one claims less.
  if (one.length * other.length > MAX_WAYS) return one.length < other.length ? one : other;
  return one.flatMap((way) => other.map((own) => new Set([...way, ...own])));
}

/** `or`: any way of either. */
export function eitherWay(one: TestedWays, other: TestedWays): TestedWays {
  if (!one || !other || one.length + other.length > MAX_WAYS) return undefined;
  return [...one, ...other];
}

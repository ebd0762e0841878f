import type { FallbackGroup } from './ScanMessage';

/** Adds a group to its equal, if it has one. */
export function addFallback(groups: Map<string, FallbackGroup>, group: FallbackGroup): void {
  const known = groups.get(group.id);
  groups.set(
    group.id,
    known
      ? { ...known, count: known.count + group.count, bytes: known.bytes + group.bytes }
      : group,
  );
}

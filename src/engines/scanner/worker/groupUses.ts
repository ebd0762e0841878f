import { CONSEQUENCES, EVIDENCES, GUARDS, type UseColumns } from '@/engines/scanner/ScanUse';

export const GROUP_WIDTH = 5;

/** Counts equal uses: a build has a hundred thousand uses and a few thousand kinds of them. */
export function groupUses(uses: UseColumns): Int32Array<ArrayBuffer> {
  const counts = new Map<number, number>();
  for (let at = 0; at < uses.length; at++) {
    const guard = uses.guardOf(at);
    const kind =
      ((uses.nodeAt(at) * 4 + EVIDENCES.indexOf(uses.evidenceAt(at))) * 8 +
        CONSEQUENCES.indexOf(uses.consequenceAt(at))) *
        16 +
      (guard ? GUARDS.indexOf(guard) + 1 : 0);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const groups = new Int32Array(counts.size * GROUP_WIDTH);
  let at = 0;
  for (const [kind, count] of counts) {
    groups[at] = kind >> 9;
    groups[at + 1] = (kind >> 7) & 3;
    groups[at + 2] = (kind >> 4) & 7;
    groups[at + 3] = kind & 15;
    groups[at + 4] = count;
    at += GROUP_WIDTH;
  }
  return groups;
}

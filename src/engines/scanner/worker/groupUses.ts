import { CONSEQUENCES, EVIDENCES, GUARDS, type UseColumns } from '@/engines/scanner/ScanUse';
import type { ScannedSource } from './ScanMessage';

export const GROUP_WIDTH = 6;
/** Kinds of uses that differ by what proves them are numbered on from here. */
const PROVER_STEP = 2 ** 36;

/** Counts equal uses: a build has a hundred thousand uses and a few thousand kinds of them. */
export function groupUses(uses: UseColumns): Pick<ScannedSource, 'groups' | 'provers'> {
  const counts = new Map<number, number>();
  const provers: (readonly number[])[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (by: readonly number[]): number => {
    if (by.length === 0) return 0;
    const name = by.join();
    const number = numbers.get(name) ?? provers.push(by);
    numbers.set(name, number);
    return number;
  };
  for (let at = 0; at < uses.length; at++) {
    const guard = uses.guardOf(at);
    const kind =
      ((uses.nodeAt(at) * 4 + EVIDENCES.indexOf(uses.evidenceAt(at))) * 8 +
        CONSEQUENCES.indexOf(uses.consequenceAt(at))) *
        16 +
      (guard ? GUARDS.indexOf(guard) + 1 : 0) +
      numberOf(uses.proversOf(at)) * PROVER_STEP;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const groups = new Int32Array(counts.size * GROUP_WIDTH);
  let at = 0;
  for (const [numbered, count] of counts) {
    const kind = numbered % PROVER_STEP;
    groups[at] = Math.floor(kind / 512);
    groups[at + 1] = (kind >> 7) & 3;
    groups[at + 2] = (kind >> 4) & 7;
    groups[at + 3] = kind & 15;
    groups[at + 4] = count;
    groups[at + 5] = Math.floor(numbered / PROVER_STEP);
    at += GROUP_WIDTH;
  }
  return { groups, provers };
}

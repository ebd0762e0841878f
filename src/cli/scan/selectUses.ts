// Uses of one file → those that are kept. The rest only count: at the last kept use that is alike in all that
// decides whether it fails.
import type { ScannedFile, ScanTable } from '@/engines/scanner/forCommandLine';
import type { PlacesToKeep } from './placesToKeep';

/** The same as `PlacesToKeep`, for a table. */
export interface KeptPlaces {
  /** By node; 0 to keep all. */
  readonly limits: Uint8Array;
  readonly isBySource: boolean;
}

export function keptPlacesIn(table: ScanTable, { byKey, isBySource }: PlacesToKeep): KeptPlaces {
  const limits = Uint8Array.from(table.nodes, ({ id }) => byKey.get(table.pathAt(id)) ?? 0);
  return { limits, isBySource };
}

interface Alike {
  kept: number;
  last: number;
}

/** Positions of uses, each with the number of uses that it stands for. */
export function selectUses(
  uses: ScannedFile['uses'],
  places: KeptPlaces | undefined,
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  const kinds = new Map<number, Alike>();
  for (let at = 0; at < uses.length; at++) {
    const limit = places?.limits[uses.nodeAt(at)] ?? 0;
    // An implied guard has provers of its own.
    const isKept = limit === 0 || uses.guardOf(at) === 'implied';
    const kind = isKept ? -1 : uses.kindAt(at);
    const alike = kinds.get(kind);
    if (!isKept && alike && alike.kept >= limit) {
      counts.set(alike.last, counts.get(alike.last)! + 1);
      continue;
    }
    counts.set(at, 1);
    if (!isKept) kinds.set(kind, { kept: (alike?.kept ?? 0) + 1, last: at });
  }
  return counts;
}

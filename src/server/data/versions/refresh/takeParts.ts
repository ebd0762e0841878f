// Which newer packages are served together: all that verify. One that is refused holds up no other.
import type { DataVersionRecord } from '@/server/data/versions/DataStore';
import type { Tarball } from '@/server/data/versions/openTarball';
import type { NotTaken } from '@/server/data/versions/Poll';

/** A part that is renewed by itself: alternatives, the best one first, each of the tarballs it needs. */
type Part = readonly (readonly Tarball[])[];

interface TakenParts {
  /** Undefined if nothing newer verifies. */
  readonly record?: DataVersionRecord;
  readonly refused: readonly NotTaken[];
}

/** @param add makes a data version of tarballs, which says whether it was rejected */
export async function takeParts(
  parts: readonly Part[],
  add: (tarballs: readonly Tarball[]) => Promise<DataVersionRecord>,
): Promise<TakenParts> {
  const newer = parts.filter(([best = []]) => best.length > 0);
  const all = newer.flatMap(([best]) => best!);
  if (all.length === 0) return { refused: [] };
  const together = await add(all);
  if (together.rejectedBecause === undefined) return { record: together, refused: [] };

  let taken: readonly Tarball[] = [];
  let record: DataVersionRecord | undefined;
  const refused: NotTaken[] = [];
  for (const part of newer)
    for (const tarballs of part) {
      const made = await add([...taken, ...tarballs]);
      if (made.rejectedBecause === undefined) {
        taken = [...taken, ...tarballs];
        record = made;
        break;
      }
      const { name, version } = tarballs[0]!;
      refused.push({ name, version, because: made.rejectedBecause });
    }
  return { refused, ...(record && { record }) };
}

// What somebody typed → what they may have meant: names that hold the text or that a few slips of
// the finger make of it.
import { editDistance } from '@/domain/editDistance';

/** Longer texts are compared by their beginnings, which bounds the work. */
const MAX_COMPARED = 64;
/** Above this two texts are strangers: 0 is equal, 1 has nothing in common. */
const MAX_DISTANCE = 0.5;

interface Candidate<T> {
  readonly row: T;
  /** What it can be known by. */
  readonly names: readonly string[];
}

/** At most `first` rows, nearest first; equally near ones keep the order given. */
export function nearest<T>(text: string, candidates: Iterable<Candidate<T>>, first: number): T[] {
  const wanted = normalise(text);
  if (wanted === '') return [];
  return Array.from(candidates, ({ row, names }) => ({
    row,
    distance: Math.min(...names.map((name) => distanceOf(wanted, normalise(name)))),
  }))
    .filter(({ distance }) => distance <= MAX_DISTANCE)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, first)
    .map(({ row }) => row);
}

/**
 * 0 for equal texts to 1 for strangers. A text within the other is nearer than any slip, at its
 * beginning nearer still.
 */
export function distanceOf(wanted: string, name: string): number {
  if (wanted === name) return 0;
  const [short, long] = wanted.length < name.length ? [wanted, name] : [name, wanted];
  if (short.length === 0) return 1;
  const lengthDifference = (long.length - short.length) / long.length;
  const slips =
    lengthDifference > MAX_DISTANCE
      ? 1
      : editDistance(wanted, name, MAX_DISTANCE * long.length) / long.length;
  if (short.length < 3 || !long.includes(short)) return slips;
  return Math.min(slips, (long.startsWith(short) ? 0.1 : 0.2) + 0.4 * lengthDifference);
}

export function normalise(text: string): string {
  return text.trim().toLowerCase().slice(0, MAX_COMPARED);
}

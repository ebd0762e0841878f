// Suggests names for a mistyped text: names that contain it or are a few typos away.
import { editDistance } from '@/domain/editDistance';

/** Longer texts are truncated before comparison, which bounds the work. */
const MAX_COMPARED = 64;
/** Greater distances don't match: 0 is equal, 1 has nothing in common. */
const MAX_DISTANCE = 0.5;

interface Candidate<T> {
  readonly row: T;
  /** Names the row can match by. */
  readonly names: readonly string[];
}

/** At most `first` rows, closest first; ties keep the given order. */
export function nearest<T>(text: string, candidates: Iterable<Candidate<T>>, first: number): T[] {
  const normalized = Array.from(candidates, ({ row, names }) => ({
    row,
    names: names.map(normalize),
  }));
  return nearestNormalized(text, normalized, first);
}

/** The same among thousands of candidates whose names were normalized once for all questions. */
export function nearestNormalized<T>(
  text: string,
  candidates: Iterable<Candidate<T>>,
  first: number,
): T[] {
  const wanted = normalize(text);
  if (wanted === '') return [];
  const matches: { readonly row: T; readonly distance: number }[] = [];
  for (const { row, names } of candidates) {
    let distance = 1;
    for (const name of names) distance = Math.min(distance, getDistance(wanted, name));
    if (distance <= MAX_DISTANCE) matches.push({ row, distance });
  }
  return matches
    .sort((a, b) => a.distance - b.distance)
    .slice(0, first)
    .map(({ row }) => row);
}

/**
 * From 0 (equal) to 1 (unrelated). A substring is closer than any typo, and a prefix closer still.
 */
export function getDistance(wanted: string, name: string): number {
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

export function normalize(text: string): string {
  return text.trim().toLowerCase().slice(0, MAX_COMPARED);
}

// What somebody typed → what they may have meant: names that hold the text or that a few slips of the finger make of it.

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
  return Array.from(candidates, ({ row, names }) => ({ row, distance: Math.min(...names.map((name) => distanceOf(wanted, normalise(name)))) }))
    .filter(({ distance }) => distance <= MAX_DISTANCE)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, first)
    .map(({ row }) => row);
}

/** 0 for equal texts to 1 for strangers. A text within the other is nearer than any slip, at its beginning nearer still. */
export function distanceOf(wanted: string, name: string): number {
  if (wanted === name) return 0;
  const [short, long] = wanted.length < name.length ? [wanted, name] : [name, wanted];
  if (short.length === 0) return 1;
  const lengthDifference = (long.length - short.length) / long.length;
  const slips = lengthDifference > MAX_DISTANCE ? 1 : editDistance(wanted, name) / long.length;
  if (short.length < 3 || !long.includes(short)) return slips;
  return Math.min(slips, (long.startsWith(short) ? 0.1 : 0.2) + 0.4 * lengthDifference);
}

export function normalise(text: string): string {
  return text.trim().toLowerCase().slice(0, MAX_COMPARED);
}

/** Insertions, deletions, substitutions and swaps of neighbours that make one text the other (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isEqual = a[row - 1] === b[column - 1];
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const replaced = previous[column - 1]! + Number(!isEqual);
      current[column] = Math.min(previous[column]! + 1, current[column - 1]! + 1, isSwap ? Math.min(replaced, before[column - 2]! + 1) : replaced);
    }
    [before, previous] = [previous, current];
  }
  return previous[b.length]!;
}

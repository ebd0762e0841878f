/**
 * The number of insertions, deletions, substitutions and transpositions of neighbors between two
 * texts (optimal string alignment).
 */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isEqual = a[row - 1] === b[column - 1];
      const isSwap =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const replaced = previous[column - 1]! + Number(!isEqual);
      current[column] = Math.min(
        previous[column]! + 1,
        current[column - 1]! + 1,
        isSwap ? Math.min(replaced, before[column - 2]! + 1) : replaced,
      );
    }
    [before, previous] = [previous, current];
  }
  return previous[b.length]!;
}

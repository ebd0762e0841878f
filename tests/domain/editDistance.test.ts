import { editDistance } from '@/domain/editDistance';
import { seededRandom } from '../support/seededRandom';

/** The definition, cell by cell. */
function distanceByTable(a: string, b: string): number {
  const table: number[][] = [];
  for (let row = 0; row <= a.length; row++) {
    table.push([row]);
    for (let column = 1; column <= b.length; column++) {
      const above = table[row - 1];
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      table[row]!.push(
        above === undefined
          ? column
          : Math.min(
              above[column]! + 1,
              table[row]![column - 1]! + 1,
              above[column - 1]! + Number(a[row - 1] !== b[column - 1]),
              row > 1 && column > 1 && isSwap ? table[row - 2]![column - 2]! + 1 : Infinity,
            ),
      );
    }
  }
  return table[a.length]![b.length]!;
}

describe('editDistance', () => {
  const random = seededRandom(7);
  const text = (longest: number): string =>
    Array.from(
      { length: Math.floor(random() * longest) },
      () => 'abc'[Math.floor(random() * 3)],
    ).join('');

  it('is what the definition says, for texts of any length', () => {
    for (let round = 0; round < 3000; round++) {
      const [a, b] = [text(round % 50 === 0 ? 90 : 10), text(10)];

      expect([a, b, editDistance(a, b)]).toEqual([a, b, distanceByTable(a, b)]);
    }
  });

  it('is the same for texts that fit into a word, are longer, or are not ASCII', () => {
    for (let round = 0; round < 300; round++) {
      const [a, b] = [text(36) + 'é'.repeat(round % 3 === 0 ? 1 : 0), text(70)];

      expect([a, b, editDistance(a, b)]).toEqual([a, b, distanceByTable(a, b)]);
      expect(editDistance(b, a)).toBe(distanceByTable(b, a));
    }
  });

  it('is exact up to the limit, and above it otherwise', () => {
    for (let round = 0; round < 3000; round++) {
      const [a, b, limit] = [text(10), text(10), random() * 8];
      const distance = distanceByTable(a, b);
      const limited = editDistance(a, b, limit);

      if (distance <= limit) expect([a, b, limit, limited]).toEqual([a, b, limit, distance]);
      else expect(limited).toBeGreaterThan(limit);
    }
  });
});

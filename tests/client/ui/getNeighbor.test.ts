import { getNeighbor } from '@/client/ui/useMarks';

describe('getNeighbor', () => {
  const rows = [
    [
      { x: 0, y: 5 },
      { x: 9, y: 1 },
    ],
    [{ x: 9, y: 7 }],
    [{ x: 9, y: 3 }],
  ];

  it('moves up and down by height among all marks at the same x', () => {
    expect(getNeighbor(rows, { row: 0, column: 1 }, 'ArrowDown')).toEqual({ row: 2, column: 0 });
    expect(getNeighbor(rows, { row: 2, column: 0 }, 'ArrowDown')).toEqual({ row: 1, column: 0 });
    expect(getNeighbor(rows, { row: 0, column: 1 }, 'ArrowUp')).toBeUndefined();
  });

  it('ignores other keys', () => {
    expect(getNeighbor(rows, { row: 0, column: 0 }, 'Enter')).toBeUndefined();
  });
});

import { lineAround } from '@/engines/scanner/lineAround';

describe('the line around a place', () => {
  it('ends where the line ends', () => {
    expect(lineAround('one\ntwo three\nfour', 8, 100)).toEqual({ start: 4, end: 13 });
    expect(lineAround('one', 1, 100)).toEqual({ start: 0, end: 3 });
    expect(lineAround('one\n\n', 4, 100)).toEqual({ start: 4, end: 4 });
  });

  it('ends within reach, however long the line is', () => {
    expect(lineAround('a'.repeat(1_000), 500, 10)).toEqual({ start: 490, end: 510 });
  });
});

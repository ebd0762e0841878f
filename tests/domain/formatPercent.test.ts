import { formatDistance, formatLine, formatPercent } from '@/domain/formatPercent';

describe('formatPercent', () => {
  it('shows one decimal and a narrow space that does not break', () => {
    expect(formatPercent(0.884)).toBe('88.4\u202F%');
    expect(formatPercent(0)).toBe('0.0\u202F%');
    expect(formatPercent(1)).toBe('100.0\u202F%');
  });

  it('never rounds up to everyone', () => {
    expect(formatPercent(0.9997)).toBe('99.9\u202F%');
    expect(formatPercent(0.99999)).toBe('99.9\u202F%');
  });

  it('calls a sum of weights that misses 100 % by noise everyone', () => {
    expect(formatPercent(0.1 + 0.2 + 0.7 - 2 ** -52)).toBe('100.0\u202F%');
  });

  it('never rounds up to the line it is below', () => {
    expect(formatPercent(0.9496, 95)).toBe('94.9\u202F%');
    expect(formatPercent(0.9496)).toBe('95.0\u202F%');
    expect(formatPercent(0.9504, 95)).toBe('95.0\u202F%');
  });

  it('names a trace as less than a tenth, and a real nothing as nothing', () => {
    expect(formatPercent(0.0002)).toBe('<\u202F0.1\u202F%');
    expect(formatPercent(0.0006)).toBe('0.1\u202F%');
    expect(formatPercent(1e-12)).toBe('0.0\u202F%');
  });
});

describe('formatLine', () => {
  it('keeps the decimals a reader gave', () => {
    expect(formatLine(95)).toBe('95\u202F%');
    expect(formatLine(97.5)).toBe('97.5\u202F%');
  });
});

describe('formatDistance', () => {
  it('is the difference of the numbers shown', () => {
    expect(formatDistance(0.884, 95)).toBe('6.6 points');
    expect(formatDistance(0.9496, 95)).toBe('0.1 points');
    expect(formatDistance(0.96, 95)).toBe('1.0 point');
  });

  it('is absent where nothing is between share and line', () => {
    expect(formatDistance(0.9502, 95)).toBeUndefined();
  });
});

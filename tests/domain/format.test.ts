import {
  formatCount,
  formatCountWithNoun,
  formatDistance,
  formatLine,
  formatList,
  formatPercent,
} from '@/domain/format';

describe('formatCount', () => {
  it('separates thousands', () => {
    expect(formatCount(1204)).toBe('1,204');
  });
});

describe('formatCountWithNoun', () => {
  it('uses singular or plural', () => {
    expect(formatCountWithNoun(1, 'feature')).toBe('1 feature');
    expect(formatCountWithNoun(1204, 'feature')).toBe('1,204 features');
    expect(formatCountWithNoun(0, 'query', 'queries')).toBe('0 queries');
  });
});

describe('formatPercent', () => {
  it('shows one decimal and a narrow no-break space', () => {
    expect(formatPercent(0.884)).toBe('88.4\u202F%');
    expect(formatPercent(0)).toBe('0.0\u202F%');
    expect(formatPercent(1)).toBe('100.0\u202F%');
  });

  it('never rounds up to 100 %', () => {
    expect(formatPercent(0.9997)).toBe('99.9\u202F%');
    expect(formatPercent(0.99999)).toBe('99.9\u202F%');
  });

  it('treats 100 % minus floating-point noise as 100 %', () => {
    expect(formatPercent(0.1 + 0.2 + 0.7 - 2 ** -52)).toBe('100.0\u202F%');
  });

  it('never rounds up to the line from below', () => {
    expect(formatPercent(0.9496, 95)).toBe('94.9\u202F%');
    expect(formatPercent(0.9496)).toBe('95.0\u202F%');
    expect(formatPercent(0.9504, 95)).toBe('95.0\u202F%');
  });

  it('shows a trace as “< 0.1 %” and zero as zero', () => {
    expect(formatPercent(0.0002)).toBe('<\u202F0.1\u202F%');
    expect(formatPercent(0.0006)).toBe('0.1\u202F%');
    expect(formatPercent(1e-12)).toBe('0.0\u202F%');
  });
});

describe('formatLine', () => {
  it('keeps the reader’s decimals', () => {
    expect(formatLine(95)).toBe('95\u202F%');
    expect(formatLine(97.5)).toBe('97.5\u202F%');
  });
});

describe('formatDistance', () => {
  it('is the difference of the displayed numbers', () => {
    expect(formatDistance(0.884, 95)).toBe('6.6 points');
    expect(formatDistance(0.9496, 95)).toBe('0.1 points');
    expect(formatDistance(0.96, 95)).toBe('1.0 point');
  });

  it('is undefined if share and line display the same', () => {
    expect(formatDistance(0.9502, 95)).toBeUndefined();
  });
});

describe('formatList', () => {
  it('joins names as in a sentence', () => {
    expect(formatList([])).toBe('');
    expect(formatList(['Chrome'])).toBe('Chrome');
    expect(formatList(['Chrome', 'Edge'], 'or')).toBe('Chrome or Edge');
    expect(formatList(['Chrome', 'Edge', 'Safari'])).toBe('Chrome, Edge and Safari');
  });
});

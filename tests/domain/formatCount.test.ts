import { formatCount, formatCountWithNoun } from '@/domain/formatCount';

describe('formatCount', () => {
  it('separates thousands', () => {
    expect(formatCount(1204)).toBe('1,204');
  });
});

describe('countOf', () => {
  it('uses singular or plural', () => {
    expect(formatCountWithNoun(1, 'feature')).toBe('1 feature');
    expect(formatCountWithNoun(1204, 'feature')).toBe('1,204 features');
    expect(formatCountWithNoun(0, 'query', 'queries')).toBe('0 queries');
  });
});

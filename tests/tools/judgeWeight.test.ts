import { judgeWeight } from '@/tools/judgeWeight';

describe('judgeWeight', () => {
  it('accepts what leaves half a kilobyte of its budget', () => {
    expect(judgeWeight(204.5, 205)).toBe('');
  });

  it('says so where less than half a kilobyte is left', () => {
    expect(judgeWeight(204.6, 205)).toBe('MARGIN USED UP');
    expect(judgeWeight(205, 205)).toBe('MARGIN USED UP');
  });

  it('says so where a budget is exceeded', () => {
    expect(judgeWeight(205.1, 205)).toBe('OVER');
  });
});

import { reachesLine } from '@/domain/CoverageShares';

describe('reachesLine', () => {
  it('counts a share exactly at the line as reaching it', () => {
    expect(reachesLine(0.95, 95)).toBe(true);
    expect(reachesLine(0.9499, 95)).toBe(false);
  });

  it('ignores floating-point noise', () => {
    expect(reachesLine(0.95 - 1e-12, 95)).toBe(true);
    expect(reachesLine(1 - 1e-12, 100)).toBe(true);
  });
});

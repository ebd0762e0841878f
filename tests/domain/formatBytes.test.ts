import { formatBytes } from '@/domain/formatBytes';

describe('formatBytes', () => {
  it('has a decimal only below ten kilobytes', () => {
    expect([1, 830, 3814, 9949, 57_200].map(formatBytes)).toEqual([
      '1 byte',
      '830 bytes',
      '3.8 kB',
      '9.9 kB',
      '57 kB',
    ]);
  });
});

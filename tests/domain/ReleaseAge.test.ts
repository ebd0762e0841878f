import { getReleaseAge } from '@/domain/ReleaseAge';

describe('releaseAgeOf', () => {
  it.each([
    ['2026-11-20', 'UNDER_HALF_YEAR'],
    ['2026-05-22', 'UNDER_HALF_YEAR'],
    ['2026-05-21', 'UNDER_ONE_YEAR'],
    ['2025-11-21', 'UNDER_TWO_YEARS'],
    ['2023-11-22', 'UNDER_THREE_YEARS'],
    ['2021-11-22', 'UNDER_FIVE_YEARS'],
    ['2021-11-21', 'OLDER'],
    ['2026-12-08', 'UNDER_HALF_YEAR'],
    [undefined, 'UNDATED'],
  ])('calls a release of %s %s on 2026-11-21', (releasedOn, age) => {
    expect(getReleaseAge(releasedOn, '2026-11-21')).toBe(age);
  });
});

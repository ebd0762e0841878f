import { releasesByYear } from '@/screens/BrowserScreen/releasesByYear';

describe('releasesByYear', () => {
  it('puts the newest year and in it the newest release first', () => {
    const releases = [
      { releasedOn: '2024-12-03' },
      { releasedOn: '2025-01-07' },
      { releasedOn: '2025-02-04' },
    ];

    expect(releasesByYear(releases)).toEqual([
      { year: '2025', releases: [{ releasedOn: '2025-02-04' }, { releasedOn: '2025-01-07' }] },
      { year: '2024', releases: [{ releasedOn: '2024-12-03' }] },
    ]);
  });

  it('puts releases no release date last, also a planned one that the data list as the newest', () => {
    expect(
      releasesByYear([{ releasedOn: '2025-01-07' }, { releasedOn: null }]).map(({ year }) => year),
    ).toEqual(['2025', 'Date unknown']);
  });
});

import { releasesByYear } from '@/client/screens/BrowserScreen/releasesByYear';

describe('releasesByYear', () => {
  it('sorts years and releases newest first', () => {
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

  it('puts undated releases last, even a planned one that the data lists as newest', () => {
    expect(
      releasesByYear([{ releasedOn: '2025-01-07' }, { releasedOn: null }]).map(({ year }) => year),
    ).toEqual(['2025', 'Date unknown']);
  });
});

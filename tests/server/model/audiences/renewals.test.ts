import { lastOfEachWeek } from '@/server/model/audiences/renewals';

const days = (...list: readonly string[]) => list.map((to_day) => ({ to_day }));

describe('the history of an audience that is renewed', () => {
  it('has the newest revision, and of each week before it the last', () => {
    const rows = days('2026-11-18', '2026-11-17', '2026-11-11', '2026-11-06', '2026-11-04');

    expect(lastOfEachWeek(rows)).toEqual(days('2026-11-18', '2026-11-11', '2026-11-04'));
  });

  it('goes back 32 revisions at most', () => {
    const rows = Array.from({ length: 300 }, (_, at) => ({
      to_day: new Date(Date.UTC(2026, 0, 1) - at * 7 * 86_400_000).toISOString().slice(0, 10),
    }));

    expect(lastOfEachWeek(rows)).toHaveLength(32);
  });
});

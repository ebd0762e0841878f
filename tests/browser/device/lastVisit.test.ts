/** @jest-environment jsdom */
import { compareVisits, lastVisit } from '@/browser/device/lastVisit';

const grid = { slug: 'grid', name: 'Grid' };
const has = { slug: 'has', name: ':has()' };
const own = { audience: 'custom:a', linePercent: 95 };

describe('the last visit', () => {
  const before = compareVisits(undefined, { ...own, on: '2026-11-14', crossed: [grid] });

  it('finds nothing new on a first visit', () => {
    expect(before).toEqual({ ...own, on: '2026-11-14', passed: ['grid'], news: undefined });
  });

  it('finds what has passed the line since, and from when on', () => {
    expect(compareVisits(before, { ...own, on: '2026-11-27', crossed: [has, grid] })).toEqual({
      ...own,
      on: '2026-11-27',
      passed: ['has', 'grid'],
      news: { since: '2026-11-14', features: [has] },
    });
  });

  it.each([
    ['another audience', { ...own, audience: 'world' }],
    ['another line', { ...own, linePercent: 90 }],
  ])('compares nothing with a visit for %s', (_, other) => {
    const visit = compareVisits(before, { ...other, on: '2026-11-27', crossed: [has] });

    expect(visit.news).toBeUndefined();
  });

  it('has no news if only features have left the list', () => {
    const visit = compareVisits(before, { ...own, on: '2026-11-27', crossed: [] });

    expect(visit.news).toBeUndefined();
  });

  it.each(['', '{}', '[]', 'null', '{"audience":1}'])('forgets what it cannot read: %s', (text) => {
    window.localStorage.setItem('plimsoll:last-visit', text);

    expect(lastVisit.read()).toBeUndefined();
  });
});

import { isDue } from '@/server/api/http/keepDataFresh';

const at = '2026-11-22T08:00:00.000Z';
const hoursLater = (hours: number): number => Date.parse(at) + hours * 3_600_000;

describe('keepDataFresh', () => {
  it('looks once a day, and every hour where the registry did not answer', () => {
    expect(isDue(undefined)).toBe(true);
    expect(isDue({ at, outcome: 'CURRENT' }, hoursLater(23))).toBe(false);
    expect(isDue({ at, outcome: 'REJECTED' }, hoursLater(24))).toBe(true);
    expect(isDue({ at, outcome: 'FAILED' }, hoursLater(0.9))).toBe(false);
    expect(isDue({ at, outcome: 'FAILED' }, hoursLater(1))).toBe(true);
  });
});

import { BeaconRollUp, foldCounts, type VisitCount } from '@/server/teams/sources/BeaconRollUp';
import type { Visit } from '@/server/teams/sources/parseBeacon';

const DAY_MS = 86_400_000;

const aVisit = (version: string, device: Visit['device'] = 'd'): Visit => ({
  engine: 'c',
  version,
  device,
});

function count(rollUp: BeaconRollUp, visits: Readonly<Record<string, number>>, now = 0): void {
  for (const [version, number] of Object.entries(visits))
    for (let at = 0; at < number; at++) rollUp.add('shop', aVisit(version), now);
}

const inWords = (counts: readonly VisitCount[]): string =>
  counts.map(({ version, device, visits }) => `${version}${device} ${visits}`).join();

describe('visits in memory', () => {
  it('leave it only in numbers of 20 and more', () => {
    const rollUp = new BeaconRollUp();
    count(rollUp, { '150': 20, '149': 19 });

    expect(rollUp.take(0).get('shop')).toEqual({
      total: 39,
      classes: [{ ...aVisit('150'), visits: 20 }],
    });
    expect(rollUp.take(0).size).toBe(0);

    count(rollUp, { '149': 1 });
    expect(rollUp.take(0).get('shop')).toEqual({
      total: 1,
      classes: [{ ...aVisit('149'), visits: 20 }],
    });
  });

  it('are folded at the first writing of a day after 5,000 visits, or after a week', () => {
    const rollUp = new BeaconRollUp();
    count(rollUp, { '150': 10, '149': 15 });

    expect(inWords(rollUp.take(DAY_MS).get('shop')!.classes)).toBe('');
    count(rollUp, { '150': 1 });
    expect(inWords(rollUp.take(7 * DAY_MS).get('shop')!.classes)).toBe('149d 26');

    count(rollUp, { '150': 5_001, '149': 15, '148': 12 }, 7 * DAY_MS);
    expect(inWords(rollUp.take(7 * DAY_MS + 1).get('shop')!.classes)).toBe('150d 5001');
    count(rollUp, { '150': 1 });
    expect(inWords(rollUp.take(8 * DAY_MS).get('shop')!.classes)).toBe('149d 28');
  });

  it('are all folded before the process ends', () => {
    const rollUp = new BeaconRollUp();
    count(rollUp, { '150': 30, '149': 15, '148': 12 });

    expect(inWords(rollUp.takeLast().get('shop')!.classes)).toBe('150d 30,149d 27');
  });

  it('come back where they could not be stored', () => {
    const rollUp = new BeaconRollUp();
    count(rollUp, { '150': 30 });
    const taken = rollUp.take(0);
    rollUp.restore(taken);

    expect(rollUp.take(0)).toEqual(taken);
  });

  it('are forgotten with their site', () => {
    const rollUp = new BeaconRollUp();
    count(rollUp, { '150': 30 });
    rollUp.keepOnly(() => false);

    expect(rollUp.take(0).size).toBe(0);
  });
});

describe('classes with fewer than 20 visits', () => {
  const a = (version: string, visits: number, device: Visit['device'] = 'd'): VisitCount => ({
    ...aVisit(version, device),
    visits,
  });

  it('are joined with their neighbors by version, under the most visited', () => {
    const { groups, left } = foldCounts([a('100', 3), a('99', 9), a('101', 12), a('9', 1)]);

    expect(inWords(groups)).toBe('101d 25');
    expect(left).toEqual([]);
  });

  it('join the group before where too few are left', () => {
    expect(inWords(foldCounts([a('1', 20), a('2', 3)]).groups)).toBe('1d 23');
  });

  it('of both devices are joined if neither has enough, and else stay', () => {
    expect(inWords(foldCounts([a('1', 9), a('1', 11, 'm')]).groups)).toBe('1m 20');
    expect(inWords(foldCounts([a('1', 9), a('2', 10, 'm')]).left)).toBe('1d 9,2m 10');
  });

  it('of two engines never mix', () => {
    const other = { ...a('1', 19), engine: 'g' as const };

    expect(foldCounts([a('1', 19), other]).groups).toEqual([]);
  });
});

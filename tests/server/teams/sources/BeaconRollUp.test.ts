import { BeaconRollUp, foldCounts, type VisitCount } from '@/server/teams/sources/BeaconRollUp';
import type { Visit } from '@/server/teams/sources/parseBeacon';
import { seededRandom } from '../../../support/seededRandom';

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

/** All that is written after each minute of visits, by class, and before the process ends. */
function writeAll(minutes: readonly (readonly string[])[]): string[] {
  const rollUp = new BeaconRollUp();
  const write = (taken: ReturnType<BeaconRollUp['take']>): string => {
    const { total, classes } = taken.get('shop') ?? { total: 0, classes: [] };
    return `${total}: ${inWords(classes.toSorted((a, b) => Number(a.version) - Number(b.version)))}`;
  };
  const written = minutes.map((visits, minute) => {
    for (const version of visits) rollUp.add('shop', aVisit(version), minute * 60_000);
    return write(rollUp.take(minute * 60_000));
  });
  return [...written, write(rollUp.takeLast())];
}

/** Swaps the classes of visitors who came one after the other, until they are 20. */
function shuffleTwenties(
  minutes: readonly (readonly string[])[],
  random: () => number,
): string[][] {
  const shuffled: string[][] = [];
  let open: (readonly string[])[] = [];
  for (const [at, minute] of minutes.entries()) {
    open.push(minute);
    if (open.flat().length < 20 && at < minutes.length - 1) continue;
    const versions = open.flat().map((version) => ({ version, at: random() }));
    const mixed = versions.sort((a, b) => a.at - b.at).map(({ version }) => version);
    for (const { length } of open) shuffled.push(mixed.splice(0, length));
    open = [];
  }
  return shuffled;
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
    expect(rollUp.take(0).get('shop')).toEqual({ total: 1, classes: [] });
    count(rollUp, { '148': 19 });
    expect(rollUp.take(0).get('shop')).toEqual({
      total: 19,
      classes: [{ ...aVisit('149'), visits: 20 }],
    });
  });

  it('are folded at the first writing of a day after 5,000 visits, or after a week', () => {
    const rollUp = new BeaconRollUp();
    count(rollUp, { '150': 11, '149': 15 });

    expect(inWords(rollUp.take(DAY_MS).get('shop')!.classes)).toBe('');
    expect(inWords(rollUp.take(7 * DAY_MS).get('shop')!.classes)).toBe('149d 26');

    count(rollUp, { '150': 5_001, '149': 15, '148': 12 }, 7 * DAY_MS);
    expect(inWords(rollUp.take(7 * DAY_MS + 1).get('shop')!.classes)).toBe('150d 5001');
    expect(inWords(rollUp.take(8 * DAY_MS).get('shop')!.classes)).toBe('149d 27');
  });

  it('are all folded before the process ends', () => {
    const rollUp = new BeaconRollUp();
    count(rollUp, { '150': 30, '149': 15, '148': 12 });

    expect(inWords(rollUp.takeLast().get('shop')!.classes)).toBe('150d 30,149d 27');
  });

  it('end with the process if they are fewer than 20', () => {
    const rollUp = new BeaconRollUp();
    count(rollUp, { '150': 19, '149': 14 });
    rollUp.take(0);
    count(rollUp, { '150': 1 });

    // With it there would be 34, and a total of 1 would say whose class it is.
    expect(inWords(rollUp.takeLast().get('shop')!.classes)).toBe('150d 33');
  });

  it('cannot be found by subtracting two writings, days included', () => {
    const random = seededRandom(20);
    const minutes = Array.from({ length: 30_000 }, () =>
      Array.from({ length: Math.floor(random() ** 4 * 12) }, () =>
        String(150 - Math.floor(random() ** 3 * 12)),
      ),
    );

    // A reader of the database each minute knows when someone came. Of twenty or more who came one
    // after the other, any may be the one who made a class grow: all writings stay the same.
    expect(writeAll(shuffleTwenties(minutes, random))).toEqual(writeAll(minutes));
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

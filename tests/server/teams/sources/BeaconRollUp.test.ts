import { BeaconRollUp, type VisitCount } from '@/server/teams/sources/BeaconRollUp';
import type { Visit } from '@/server/teams/sources/parseBeacon';
import { seededRandom } from '../../../support/seededRandom';

const aVisit = (version: string, device: Visit['device'] = 'd'): Visit => ({
  engine: 'c',
  version,
  device,
});

function count(
  rollUp: BeaconRollUp,
  visits: Readonly<Record<string, number>>,
  device: Visit['device'] = 'd',
): void {
  for (const [version, number] of Object.entries(visits))
    for (let at = 0; at < number; at++) rollUp.add('shop', aVisit(version, device));
}

/** All that is written after each minute of visits, by class, and before the process ends. */
function writeAll(minutes: readonly (readonly string[])[]): string[] {
  const rollUp = new BeaconRollUp(() => 0.5);
  const write = (taken: ReturnType<BeaconRollUp['take']>): string => {
    const { total, classes } = taken.get('shop') ?? { total: 0, classes: [] };
    return `${total}: ${inWords(classes.toSorted((a, b) => Number(a.version) - Number(b.version)))}`;
  };
  const written = minutes.map((visits) => {
    for (const version of visits) rollUp.add('shop', aVisit(version));
    return write(rollUp.take());
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
    const rollUp = new BeaconRollUp(() => 0.5);
    count(rollUp, { '150': 20, '149': 19 });

    expect(rollUp.take().get('shop')).toEqual({
      total: 39,
      classes: [{ ...aVisit('150'), visits: 20 }],
    });
    expect(rollUp.take().size).toBe(0);

    count(rollUp, { '149': 1 });
    expect(rollUp.take().get('shop')).toEqual({ total: 1, classes: [] });
    count(rollUp, { '148': 19 });
    expect(rollUp.take().get('shop')).toEqual({
      total: 19,
      classes: [{ ...aVisit('149'), visits: 20 }],
    });
  });

  it('of rare classes leave with their neighbors’, under the one in the middle', () => {
    const rollUp = new BeaconRollUp(() => 0.5);
    count(rollUp, { '150': 8, '149': 7, '120': 5 });
    expect(inWords(rollUp.take().get('shop')!.classes)).toBe('149d 20');

    // Thirteen fewer are owed to 149 now, so the next twenty goes to one of the others.
    count(rollUp, { '150': 8, '149': 7, '120': 5 });
    expect(inWords(rollUp.take().get('shop')!.classes)).toMatch(/^(150|120)d 20$/);
  });

  it('keep the sums up to each class close to what was seen', () => {
    const random = seededRandom(5);
    const rollUp = new BeaconRollUp(() => 0.5);
    const seen = new Map<number, number>();
    const stored = new Map<number, number>();
    // Four weeks of 360 visits a day, with a long tail of old releases, stored four times a day.
    for (let visit = 1; visit <= 10_080; visit++) {
      const version = 150 - Math.floor(random() ** 4 * 90);
      seen.set(version, (seen.get(version) ?? 0) + 1);
      rollUp.add('shop', aVisit(String(version)));
      if (visit % 90 > 0) continue;
      for (const { version: name, visits } of rollUp.take().get('shop')!.classes)
        stored.set(Number(name), (stored.get(Number(name)) ?? 0) + visits);
    }
    const upTo = (counts: ReadonlyMap<number, number>, last: number): number =>
      [...counts].reduce((sum, [version, visits]) => sum + (version <= last ? visits : 0), 0);
    const off = [...seen.keys()].map((last) => Math.abs(upTo(seen, last) - upTo(stored, last)));

    expect(seen.size).toBeGreaterThan(80);
    expect(Math.max(...off)).toBeLessThan(40);
  });

  it('of both kinds of devices leave together before the process ends', () => {
    const rollUp = new BeaconRollUp(() => 0.5);
    count(rollUp, { '150': 30, '149': 15 });
    count(rollUp, { '148': 6 }, 'm');

    expect(inWords(rollUp.takeLast().get('shop')!.classes)).toBe('150d 30,149d 21');
    expect(rollUp.takeLast().size).toBe(0);
  });

  it('end with the process if they are fewer than 20', () => {
    const rollUp = new BeaconRollUp(() => 0.5);
    count(rollUp, { '150': 19, '149': 14 });
    rollUp.take();
    count(rollUp, { '150': 1 });

    // With it there would be 14, and a total of 1 would say whose class it is.
    expect(inWords(rollUp.takeLast().get('shop')!.classes)).toBe('');
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
    const rollUp = new BeaconRollUp(() => 0.5);
    count(rollUp, { '150': 30 });
    const taken = rollUp.take();
    rollUp.restore(taken);

    expect(rollUp.take()).toEqual(taken);
  });

  it('are forgotten with their site', () => {
    const rollUp = new BeaconRollUp(() => 0.5);
    count(rollUp, { '150': 30 });
    rollUp.keepOnly(() => false);

    expect(rollUp.take().size).toBe(0);
  });
});

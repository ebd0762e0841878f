import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { loadPresenceTable } from '@/server/data/catalogue/presenceTable';
import type { ClassCount } from '@/server/teams/sources/beaconCounts';
import { BeaconRollUp } from '@/server/teams/sources/BeaconRollUp';
import { classOfAgent } from '@/server/teams/sources/classOfAgent';
import { compareCounts } from '@/server/teams/sources/compareAgents';
import type { Visit } from '@/server/teams/sources/parseBeacon';
import { seededRandom } from '../../../support/seededRandom';

const catalogue = loadCatalogue();
const { asked } = loadPresenceTable();

const MOZILLA = 'Mozilla/5.0';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IOS = '(iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const classUpTo = (engine: 'c' | 'g' | 'w', version: number): string =>
  asked[engine].findLast((one) => Number(one) <= version)!;

/** Stores each 500th visit, as minutes pass; each visit may come to another process. */
function countAll(visits: readonly Visit[], processCount = 1): ClassCount[] {
  const random = seededRandom(visits.length);
  const rollUps = Array.from({ length: processCount }, () => new BeaconRollUp(random));
  const counts = new Map<string, ClassCount>();
  visits.forEach((visit, at) => {
    rollUps[Math.floor(random() * processCount)]!.add('site', visit);
    if (at % 500 > 0 && at < visits.length - 1) return;
    const taken = rollUps.flatMap((rollUp) => rollUp.take().get('site')?.classes ?? []);
    for (const { version, ...one } of taken) {
      const key = `${one.engine}${version}${one.device}`;
      const before = counts.get(key)?.visits ?? 0;
      counts.set(key, { ...one, class: version, visits: before + one.visits });
    }
  });
  return [...counts.values()];
}

/** Ten thousand visits, most of recent releases. */
function drawVisits(seed: number): Visit[] {
  const random = seededRandom(seed);
  return Array.from({ length: 10_000 }, () => {
    const engine = (['c', 'w', 'g'] as const)[Math.floor(random() ** 2 * 3)]!;
    const version = asked[engine].at(-1 - Math.floor(random() ** 3 * 20))!;
    return { engine, version, device: random() < 0.5 ? 'd' : 'm' };
  });
}

const compare = (visits: readonly Visit[], said: readonly Visit[], processCount = 1) =>
  compareCounts(catalogue, {
    measured: countAll(visits, processCount),
    agents: countAll(said, processCount),
    ...{ from: '', processCount },
  })!;

describe('the release that a user-agent string names', () => {
  it.each([
    [
      'Chrome on Windows',
      `${MOZILLA} (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/141.0.0.0 Safari/537.36`,
      { engine: 'c', version: classUpTo('c', 141), device: 'd' },
    ],
    [
      'Edge, by its engine',
      `${MOZILLA} (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
      { engine: 'c', version: classUpTo('c', 141), device: 'd' },
    ],
    [
      'Samsung Internet, by its engine',
      `${MOZILLA} (Linux; Android 10; K) ${BLINK} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
      { engine: 'c', version: classUpTo('c', 125), device: 'm' },
    ],
    [
      'Firefox on Linux',
      `${MOZILLA} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`,
      { engine: 'g', version: classUpTo('g', 140), device: 'd' },
    ],
    [
      'Chrome on iOS 26, which says 18.6',
      `${MOZILLA} ${IOS} CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`,
      { engine: 'w', version: classUpTo('w', 18.6), device: 'm' },
    ],
    ['a robot', `${MOZILLA} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`, {}],
    ['nothing', '', {}],
  ])('is read as an import reads it: %s', (_, header, expected) => {
    const unread = { engine: 'u', version: '0', device: 'd' };
    expect(classOfAgent(catalogue, header)).toEqual({ ...unread, ...expected });
  });
});

describe('user-agent strings compared with what browsers can do', () => {
  it('show no difference where they name the same releases', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const visits = drawVisits(seed);
      for (const processCount of [1, 8])
        expect(compare(visits, visits.toReversed(), processCount)).toEqual({
          from: '',
          otherShare: 0,
          unreadShare: 0,
          differences: [],
        });
    }
  });

  it('are wrong for at least the stated share, and not for much more', () => {
    const newest = asked.w.at(-1)!;
    const frozen = classUpTo('w', 18.6);
    const visits = drawVisits(6);
    // On iOS they stay what they were, and one in a hundred says nothing.
    const said = visits.map((visit, at): Visit => {
      if (at % 100 === 0) return { engine: 'u', version: '0', device: 'd' };
      const isFrozen = visit.engine === 'w' && visit.device === 'm' && visit.version === newest;
      return isFrozen ? { ...visit, version: frozen } : visit;
    });
    const wrong = said.filter(({ engine, version }, at) => {
      return engine !== 'u' && version !== visits[at]!.version;
    });
    const { otherShare, unreadShare, differences } = compare(visits, said);

    expect(wrong.length).toBeGreaterThan(300);
    expect(otherShare).toBeLessThanOrEqual(wrong.length / visits.length);
    expect(otherShare).toBeGreaterThan(wrong.length / visits.length - 0.01);
    expect(unreadShare).toBeCloseTo(0.01, 2);
    expect(differences.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^Safari [\d.–]+ on phones and tablets$/),
      expect.stringMatching(/^Safari [\d.–]+ on phones and tablets$/),
    ]);
    expect(differences.some(({ measuredShare, agentShare }) => agentShare > measuredShare)).toBe(
      true,
    );
  });

  it('say nothing while fewer than 20 visits are counted', () => {
    const few = drawVisits(7).slice(0, 15);
    expect(compare(few, few)).toBeUndefined();
  });
});

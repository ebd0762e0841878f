import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { pastShares } from '@/server/model/forecast/coverageHistory';
import { replayHistory } from '@/server/teams/watches/previewWatch';
import {
  advanceMemory,
  type WatchMemory,
  type WatchStanding,
} from '@/server/teams/watches/WatchMemory';

const DAY = 86_400_000;

const aStanding = (supportedShare: number, rest: Partial<WatchStanding> = {}): WatchStanding => ({
  supportedShare,
  partialShare: 0,
  unknownShare: 0,
  baseline: 'LIMITED',
  isDiscouraged: false,
  browsers: ['Chrome'],
  ...rest,
});

/** The reports about a series of standings, each a data version and 40 days later. */
function reportsOf(standings: readonly WatchStanding[]): string[][] {
  let memory: WatchMemory | undefined;
  return standings.map((standing, position) => {
    const step = advanceMemory(memory, standing, {
      linePercent: 95,
      triggers: ['COVERAGE_CROSSED', 'BASELINE_CHANGED', 'BROWSER_SHIPPED', 'DISCOURAGED'],
      version: `v${position}`,
      now: position * 40 * DAY,
    });
    memory = step.memory;
    return step.changes.map(({ kind, direction }) => `${kind} ${direction}`);
  });
}

describe('a watch', () => {
  it('says nothing the first time', () => {
    expect(reportsOf([aStanding(0.99)])).toEqual([[]]);
  });

  it('reports a line that is passed in two versions in a row', () => {
    expect(reportsOf([0.9, 0.96, 0.96, 0.97].map((share) => aStanding(share)))).toEqual([
      [],
      [],
      ['coverage.crossed up'],
      [],
    ]);
  });

  it('takes no notice of a share that goes back, or stays within half a point', () => {
    expect(reportsOf([0.9, 0.96, 0.9, 0.96, 0.9].map((share) => aStanding(share))).flat()).toEqual(
      [],
    );
    expect(reportsOf([0.96, 0.947, 0.946, 0.945].map((share) => aStanding(share))).flat()).toEqual(
      [],
    );
    expect(reportsOf([0.96, 0.94, 0.94].map((share) => aStanding(share))).flat()).toEqual([
      'coverage.crossed down',
    ]);
  });

  it('does not take people on unknown releases for people who lack it', () => {
    const more = aStanding(0.9, { unknownShare: 0.06 });

    expect(reportsOf([aStanding(0.96), more, more, more]).flat()).toEqual([]);
    const lacked = aStanding(0.88, { unknownShare: 0.06 });
    expect(reportsOf([aStanding(0.96), lacked, lacked]).flat()).toEqual(['coverage.crossed down']);
  });

  it('counts those with partial support and says the number that leads on the page', () => {
    const occasion = { linePercent: 95, triggers: ['COVERAGE_CROSSED'] as const, now: 0 };
    const shares = (full: number, partialShare: number) => aStanding(full, { partialShare });
    const steps = [shares(0.84, 0.1), shares(0.84, 0.12), shares(0.84, 0.12)];
    let memory: WatchMemory | undefined;
    const changes = steps.flatMap((standing, position) => {
      const step = advanceMemory(memory, standing, { ...occasion, version: `v${position}` });
      memory = step.memory;
      return step.changes;
    });

    expect(changes).toMatchObject([{ direction: 'up', before: 0.84, after: 0.96 }]);
    expect(reportsOf([shares(0.96, 0), shares(0.9, 0.06), shares(0.9, 0.06)]).flat()).toEqual([]);
  });

  it('takes over what an older program stored without a message', () => {
    const occasion = { linePercent: 95, triggers: ['COVERAGE_CROSSED'] as const, now: 0 };
    const standing = aStanding(0.84, { partialShare: 0.13 });
    const { counted: _, ...begun } = advanceMemory(undefined, aStanding(0.84), {
      ...occasion,
      version: 'v0',
    }).memory;
    const first = advanceMemory(begun, standing, { ...occasion, version: 'v1' });
    const second = advanceMemory(first.memory, standing, { ...occasion, version: 'v2' });

    expect([...first.changes, ...second.changes]).toEqual([]);
    expect(second.memory).toMatchObject({ counted: 'USABLE', isAbove: true, settledShare: 0.97 });
  });

  it('comes to the same when a version is evaluated twice', () => {
    const occasion = { linePercent: 95, triggers: ['COVERAGE_CROSSED'] as const, now: 0 };
    const first = advanceMemory(undefined, aStanding(0.9), { ...occasion, version: 'v1' });
    const second = advanceMemory(first.memory, aStanding(0.96), { ...occasion, version: 'v2' });
    const again = advanceMemory(second.memory, aStanding(0.96), { ...occasion, version: 'v2' });

    expect(again).toEqual({ memory: second.memory, changes: [] });
  });

  it('reports Baseline, browsers and discouragement at once, and each once', () => {
    const shipped = { baseline: 'NEWLY', browsers: ['Chrome', 'Safari'] } as const;

    expect(
      reportsOf([
        aStanding(0.5),
        aStanding(0.5, shipped),
        aStanding(0.5, shipped),
        aStanding(0.5, { isDiscouraged: true }),
      ]),
    ).toEqual([
      [],
      ['baseline.changed NEWLY', 'browser.shipped Safari'],
      [],
      ['baseline.changed LIMITED', 'browser.removed Safari', 'feature.discouraged down'],
    ]);
  });

  it('reports the same in the same direction once in 30 days', () => {
    let memory: WatchMemory | undefined;
    const reports = [1, 2, 1, 2].map((count, position) => {
      const browsers = ['Chrome', 'Safari'].slice(0, count);
      const step = advanceMemory(memory, aStanding(0.5, { browsers }), {
        linePercent: 95,
        triggers: ['BROWSER_SHIPPED'],
        version: `v${position}`,
        now: position * DAY,
      });
      memory = step.memory;
      return step.changes.length;
    });

    expect(reports).toEqual([0, 1, 1, 0]);
  });
});

describe('32 usage tables, replayed at a line of 95 %', () => {
  it('bring at most 1.2 messages for each that holds', () => {
    const catalogue = loadCatalogue();
    const tables = pastShares(catalogue, audienceByKey(catalogue, 'world'))!;
    const setting = {
      audienceName: 'World',
      linePercent: 95,
      triggers: ['COVERAGE_CROSSED'] as const,
    };
    const messages = catalogue.features.map(
      (feature) => replayHistory(feature, tables, setting).length,
    );
    const sent = messages.reduce((sum, count) => sum + count, 0);
    // An odd number of crossings leaves a feature on the other side of the line; an even one, not.
    const useful = messages.filter((count) => count % 2 === 1).length;

    expect(tables).toHaveLength(32);
    expect(useful).toBeGreaterThan(100);
    expect(sent / useful).toBeLessThanOrEqual(1.2);
  });
});

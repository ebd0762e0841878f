import { SupportState } from '@/domain/SupportState';
import { CONSEQUENCES } from '@/engines/scanner/ScanUse';
import type { CompatKey } from '@/server/data/catalogue/Catalogue';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { forEachSpan } from '@/server/model/coverage/supportOfSet';
import type { ScanKeyUse } from '@/server/model/scan/ScanKeyUse';
import { buildScanReport, MAX_SCAN_KEYS } from '@/server/model/scan/ScanReport';
import { dataOf, refusalOf } from '../../../support/askGraph';
import { seededRandom } from '../../../support/seededRandom';

const catalogue = loadCatalogue();
const world = audienceByKey(catalogue, 'world');

const usage = (key: string, more: Partial<ScanKeyUse> = {}): ScanKeyUse => ({
  key,
  consequence: 'throws',
  isGuarded: false,
  count: 1,
  ...more,
});

/** The state of a key in every release of the audience, looked up one by one. */
function statesOf(key: CompatKey): Map<number, SupportState> {
  const states = new Map<number, SupportState>();
  for (const browser of catalogue.browsers)
    forEachSpan(catalogue, catalogue.keySupport, key, browser, (state, from, until) => {
      for (const { unit } of browser.releases.slice(from, until)) states.set(unit, state);
    });
  return states;
}

/** The users who can run code with these keys, computed without the product's sums. */
function countRuns(keys: readonly string[]): number {
  const states = keys.map((path) => statesOf(catalogue.keyByPath(path)!));
  return catalogue.releases.reduce(
    (sum, { unit }) =>
      states.every((state) =>
        [SupportState.FULL, SupportState.PARTIAL].includes(state.get(unit) as never),
      )
        ? sum + world.weights[unit]!
        : sum,
    0,
  );
}

const random = seededRandom(17);
const pickKeys = (count: number): string[] =>
  Array.from({ length: count }, () => {
    const { dataKeyIndexes } = catalogue;
    return catalogue.keyAt(dataKeyIndexes[Math.floor(random() * dataKeyIndexes.length)]!).path;
  });
const KEYS = [
  'api.Window.requestIdleCallback',
  'javascript.builtins.Set.intersection',
  'api.URL.canParse_static',
  'css.selectors.has',
];

describe('scanReport', () => {
  it('counts a release as its worst key', () => {
    for (const keys of [KEYS, ['css.selectors.has', ...pickKeys(3)], pickKeys(2)]) {
      const report = buildScanReport(
        catalogue,
        world,
        keys.map((key) => usage(key)),
        95,
      );
      expect(report.runsShare).toBeCloseTo(countRuns(keys), 9);
    }
  });

  it('counts those with only a part of a row as running, and says how many', () => {
    const path = 'javascript.builtins.Error.isError';
    const states = statesOf(catalogue.keyByPath(path)!);
    const partly = catalogue.releases.reduce(
      (sum, { unit }) =>
        states.get(unit) === SupportState.PARTIAL ? sum + world.weights[unit]! : sum,
      0,
    );
    const rowOf = (more: Partial<ScanKeyUse>) =>
      buildScanReport(catalogue, world, [usage(path, more)], 95).features[0]!;
    const { lostShare, partlyShare, gainedShare } = rowOf({});

    expect(partly).toBeGreaterThan(0.01);
    expect(partlyShare).toBeCloseTo(partly, 9);
    expect(lostShare - partlyShare).toBeCloseTo(gainedShare, 9);
    expect(rowOf({ consequence: 'ignored' }).partlyShare).toBe(0);
    expect(rowOf({ isGuarded: true }).partlyShare).toBe(0);
  });

  it('adds up to one with what breaks and what is unknown', () => {
    const { runsShare, unknownShare } = buildScanReport(
      catalogue,
      world,
      KEYS.map((key) => usage(key)),
      95,
    );
    const all = KEYS.map((key) => statesOf(catalogue.keyByPath(key)!));
    const lost = catalogue.releases.reduce((sum, { unit }) => {
      const states = all.map((known) => known.get(unit));
      const breaks = states.some(
        (state) =>
          state !== undefined &&
          ![SupportState.FULL, SupportState.PARTIAL, SupportState.UNKNOWN].includes(state as never),
      );
      return breaks ? sum + world.weights[unit]! : sum;
    }, 0);

    expect(runsShare + unknownShare + lost).toBeCloseTo(1, 9);
  });

  it('shows what the data leaves open apart, neither supported nor lost', () => {
    const used = catalogue.browsers.filter(({ releases }) =>
      releases.some(({ unit }) => world.weights[unit]! > 0.01),
    );
    const isOpen = (key: CompatKey) =>
      used.some((browser) => {
        let found = false;
        forEachSpan(catalogue, catalogue.keySupport, key, browser, (state, from, until) => {
          found ||=
            state === SupportState.UNKNOWN &&
            browser.releases.slice(from, until).some(({ unit }) => world.weights[unit]! > 0.01);
        });
        return found;
      });
    const open = Array.from(catalogue.dataKeyIndexes, (index) => catalogue.keyAt(index)).find(
      isOpen,
    )!;
    const report = buildScanReport(catalogue, world, [usage(open.path)], 95);

    expect(report.unknownShare).toBeGreaterThan(0.01);
    expect(report.runsShare).toBeCloseTo(countRuns([open.path]), 9);
  });

  it('reports the gain of each single feature, and finds the best of all pairs', () => {
    const report = buildScanReport(
      catalogue,
      world,
      KEYS.map((key) => usage(key)),
      100,
    );
    const without = (left: readonly string[]) =>
      countRuns(KEYS.filter((key) => !left.includes(key)));
    for (const { keys, gainedShare } of report.features)
      expect(gainedShare).toBeCloseTo(without([keys[0]!.path]) - countRuns(KEYS), 9);
    const pairs = KEYS.flatMap((a, at) => KEYS.slice(at + 1).map((b) => without([a, b])));
    const singles = KEYS.map((key) => without([key]));

    expect(report.cheapestRemovals[0]!.runsShare).toBeCloseTo(Math.max(...singles), 9);
    expect(report.cheapestRemovals[1]!.runsShare).toBeCloseTo(Math.max(...pairs), 9);
    expect(report.cheapestRemovals.at(-1)!.runsShare).toBeCloseTo(countRuns([]), 9);
  });

  it('never counts what is guarded, harmless or only read', () => {
    const uses = [
      usage(KEYS[0]!, { isGuarded: true }),
      usage(KEYS[1]!, { consequence: 'enhancement' }),
      usage(KEYS[2]!, { consequence: 'reads-undefined' }),
    ];
    const report = buildScanReport(catalogue, world, uses, 95);

    expect(report.runsShare).toBeCloseTo(countRuns([]), 9);
    expect(report.wholeShare).toBeCloseTo(report.runsShare, 9);
    expect(report.everythingShare).toBeLessThan(report.wholeShare);
    expect(report.cheapestRemovals).toEqual([]);
    expect(report.features.find(({ isGuarded }) => isGuarded)!.lostShare).toBeGreaterThan(0.1);
  });

  it('lets ignored code run, but not whole', () => {
    const report = buildScanReport(
      catalogue,
      world,
      [usage('css.properties.field-sizing', { consequence: 'ignored' })],
      95,
    );

    expect(report.runsShare).toBeCloseTo(countRuns([]), 9);
    expect(report.wholeShare).toBeLessThan(report.runsShare - 0.05);
  });

  it('names keys that the data does not have', () => {
    const { scanReport } = dataOf<{ scanReport: { unknownKeys: string[] } }>(
      '{ scanReport(uses: [{ key: "css.selectors.no-such", consequence: THROWS, isGuarded: false, count: 1 }], audience: "world", linePercent: 95) { unknownKeys } }',
    );

    expect(scanReport.unknownKeys).toEqual(['css.selectors.no-such']);
  });

  it('refuses more keys than the limit, and counts below one', () => {
    const query =
      'query ($uses: [ScanUseInput!]!) { scanReport(uses: $uses, audience: "world", linePercent: 95) { runsShare } }';
    const input = { consequence: 'THROWS', isGuarded: false, count: 1 };
    const uses = Array.from({ length: MAX_SCAN_KEYS + 1 }, (_, at) => ({
      ...input,
      key: `k${at}`,
    }));

    expect(refusalOf(query, { uses })).toEqual({
      code: 'ARGUMENT_INVALID',
      message: '`uses` names 2001 keys; the limit is 2000. Scan a part of the project.',
    });
    expect(refusalOf(query, { uses: [{ ...input, key: KEYS[0], count: 0 }] }).code).toBe(
      'ARGUMENT_INVALID',
    );
  });

  it('answers a machine of its own for more keys than the limit', () => {
    const keys = [...new Set(pickKeys(2_300))].slice(0, MAX_SCAN_KEYS + 100);
    const uses = keys.map((key, at) => usage(key, { consequence: CONSEQUENCES[at % 7]! }));
    const report = buildScanReport(catalogue, world, uses, 95);

    expect(keys.length).toBeGreaterThan(MAX_SCAN_KEYS);
    expect(report.features.flatMap((row) => row.keys)).toHaveLength(keys.length);
  });
});

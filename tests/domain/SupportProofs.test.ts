import { SupportProofs } from '@/domain/SupportProofs';
import { SupportState } from '@/domain/SupportState';
import { readProofs } from '@/engines/scanner/readProofs';
import { ScanTable } from '@/engines/scanner/ScanTable';
import type { Release } from '@/server/data/catalogue/Catalogue';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { loadScanProofs, loadScanTable } from '@/server/data/catalogue/scanTable';
import { stateAt } from '@/server/data/catalogue/stateAt';
import { supportProofs } from '@/server/model/coverage/supportProofs';
import { seededRandom } from '../support/seededRandom';

const catalogue = loadCatalogue();
const proofs = supportProofs(catalogue);
const random = seededRandom(43);
const aKey = () =>
  catalogue.dataKeyIndexes[Math.floor(random() * catalogue.dataKeyIndexes.length)]!;

/** Released versions of browsers, as the data of that day knows them. */
const released = catalogue.releases.filter(
  ({ browser, dataStatus }) =>
    browser.type !== 'SERVER' && !['beta', 'nightly', 'planned'].includes(dataStatus),
);
const stateOf = (key: number, release: Release) =>
  stateAt(catalogue, catalogue.keySupport, key, release);
const mayPass = (key: number, release: Release) => {
  const state = stateOf(key, release);
  return (
    state === SupportState.FULL || state === SupportState.PARTIAL || state === SupportState.UNKNOWN
  );
};
const hasFully = (key: number, release: Release) => stateOf(key, release) === SupportState.FULL;

/** Release by release, without bits. */
function isProvenSlowly(tested: readonly number[], key: number): boolean {
  const passing = released.filter((release) => tested.every((one) => mayPass(one, release)));
  return (
    released.some((release) => tested.every((one) => hasFully(one, release))) &&
    passing.every((release) => hasFully(key, release))
  );
}

function isProven(tested: readonly number[], key: number): boolean {
  const passing = proofs.passing(tested);
  return passing !== undefined && proofs.proves(passing, key);
}

/** One browser with four releases, the last of them planned. */
const made = (...rows: readonly (readonly number[])[]) =>
  new SupportProofs(
    {
      rowCount: rows.length,
      cellCount: rows.length,
      cellOf: rows.map((_, row) => row),
      cellBrowser: rows.map(() => 0),
      cellStart: [...rows.map((_, row) => row * 4), rows.length * 4],
      spanFrom: rows.flatMap(() => [0, 1, 2, 3]),
      spanState: rows.flat(),
    },
    [[true, true, true, false]],
  );

const { NONE, FULL, PARTIAL, UNKNOWN, FLAGGED, PREFIXED } = SupportState;

describe('SupportProofs', () => {
  it('agrees with every release, asked one by one, for random keys', () => {
    let proven = 0;
    for (let round = 0; round < 4_000; round++) {
      const tested = round % 4 === 0 ? [aKey(), aKey()] : [aKey()];
      const key = aKey();
      const expected = isProvenSlowly(tested, key);
      proven += Number(expected);

      expect([tested, key, isProven(tested, key)]).toEqual([tested, key, expected]);
    }
    expect(proven).toBeGreaterThan(400);
  });

  it('tells of all keys at once what it tells of each', () => {
    for (let round = 0; round < 10; round++) {
      const passing = proofs.passing([aKey()]);
      if (!passing) continue;
      const isIn = proofs.provenBy(passing);
      const wrong = [...catalogue.dataKeyIndexes].filter(
        (key) => isIn(key) !== proofs.proves(passing, key),
      );

      expect(wrong).toEqual([]);
    }
  });

  it('is the same as text', () => {
    const table = new ScanTable(loadScanTable().text);
    const read = readProofs(loadScanProofs());
    const nodes = table.nodes.filter(({ hasData }) => hasData);
    const aNode = () => nodes[Math.floor(random() * nodes.length)]!;
    const rowOf = (id: number) => catalogue.keyByPath(table.pathAt(id))!.index;
    for (let round = 0; round < 4_000; round++) {
      const [tested, node] = [aNode(), aNode()];
      const passing = read.proofs.passing([read.rowOf(tested)!]);
      const expected = isProven([rowOf(tested.id)], rowOf(node.id));

      expect(passing !== undefined && read.proofs.proves(passing, read.rowOf(node)!)).toBe(
        expected,
      );
    }
  });

  it.each([
    ['full support', [NONE, FULL, FULL, FULL], [NONE, FULL, FULL, FULL], true],
    ['less than the test', [NONE, FULL, FULL, FULL], [NONE, NONE, FULL, FULL], false],
    ['partial support of the key', [NONE, FULL, FULL, FULL], [NONE, PARTIAL, FULL, FULL], false],
    ['unknown support of the key', [NONE, FULL, FULL, FULL], [NONE, UNKNOWN, FULL, FULL], false],
    ['a release that passes in part', [PARTIAL, FULL, FULL, FULL], [NONE, FULL, FULL, FULL], false],
    ['a release that may pass', [UNKNOWN, FULL, FULL, FULL], [NONE, FULL, FULL, FULL], false],
    ['a release behind a flag', [FLAGGED, FULL, FULL, FULL], [NONE, FULL, FULL, FULL], true],
    ['a release with a prefix', [PREFIXED, FULL, FULL, FULL], [NONE, FULL, FULL, FULL], true],
    ['a planned release without it', [NONE, FULL, FULL, FULL], [NONE, FULL, FULL, NONE], true],
    [
      'a test that only a planned one passes',
      [NONE, NONE, NONE, FULL],
      [FULL, FULL, FULL, FULL],
      false,
    ],
    ['a test that none fully passes', [NONE, NONE, PARTIAL, NONE], [FULL, FULL, FULL, FULL], false],
  ])('proves by %s: as logic allows', (_, tested, key, expected) => {
    const two = made(tested, key);
    const passing = two.passing([0]);

    expect(passing !== undefined && two.proves(passing, 1)).toBe(expected);
    expect(passing?.length ? two.provenBy(passing)(1) : false).toBe(expected);
  });

  it('proves more by two tests than by either', () => {
    const three = made(
      [FULL, FULL, NONE, NONE],
      [NONE, FULL, FULL, FULL],
      [NONE, FULL, NONE, NONE],
    );

    expect([[0], [1], [0, 1]].map((rows) => three.proves(three.passing(rows)!, 2))).toEqual([
      false,
      false,
      true,
    ]);
    expect(three.passing([])).toBeUndefined();
  });
});

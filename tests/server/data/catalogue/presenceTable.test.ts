import { gzipSync } from 'node:zlib';
import { compilePresenceTable } from '@/server/data/catalogue/compile/compilePresenceTable';
import { LYING_TESTS } from '@/server/data/catalogue/compile/lyingTests.data';
import { readDataPackages } from '@/server/data/catalogue/compile/readDataPackages';
import { readExposure } from '@/server/data/catalogue/compile/readExposure';
import {
  BEACON_ADDRESS,
  loadBeaconScript,
  loadPresenceTable,
  writeBeaconScript,
} from '@/server/data/catalogue/presenceTable';

const packages = readDataPackages();
const exposure = readExposure();
const table = compilePresenceTable(packages, exposure);
const engines = Object.entries(table.engines);
const tests = engines.flatMap(([, { classes }]) => classes.flatMap((one) => one.tests));

describe('the presence tests', () => {
  it('are those that the build wrote', () => {
    expect(loadPresenceTable()).toEqual(table);
  });

  it('tell most releases of each engine since 2018 apart', () => {
    const counts = engines.map(([letter, { classes }]) => [
      letter,
      classes.length,
      classes.flatMap(({ releases }) => releases).length,
    ]);

    expect(counts).toEqual([
      ['c', 92, 96],
      ['g', 83, 106],
      ['w', 23, 45],
    ]);
  });

  it('put each release into one class, in order, and name the class after the first', () => {
    for (const [, { browsers, classes }] of engines) {
      const { releases } = packages.compatData.browsers[browsers.d as 'chrome'];
      const listed = classes.flatMap((one) => one.releases);
      expect(new Set(listed).size).toBe(listed.length);
      expect(listed).toEqual(listed.toSorted((a, b) => releases[a]!.index - releases[b]!.index));
      expect(classes.map(({ version }) => version)).toEqual(classes.map((one) => one.releases[0]));
    }
  });

  it('are one to six for a class, of what exists in every context', () => {
    for (const [, { classes }] of engines)
      for (const { tests: asked } of classes) {
        expect(asked.length).toBeGreaterThan(0);
        expect(asked.length).toBeLessThanOrEqual(6);
      }
    for (const { text } of tests) {
      expect(text).toMatch(/^(?:[a-z][a-z-]*|[A-Z]\w*(?:\.\w+)?)$/);
      expect(exposure.secure.has(text) || exposure.secure.has(text.split('.', 1)[0]!)).toBe(false);
    }
  });

  it('leave out those that lie, of which each is in the data', () => {
    const known = new Set(tests.map(({ key }) => key));

    expect(Object.keys(LYING_TESTS).filter((key) => known.has(key))).toEqual([]);
    const at = (key: string) =>
      key
        .replace(/\*$/, 'Hand')
        .split('.')
        .reduce<unknown>(
          (node, name) => (node as Record<string, unknown>)?.[name],
          packages.compatData,
        );
    // A data file of names that are gone would grow for ever.
    expect(Object.keys(LYING_TESTS).filter((key) => at(key) === undefined)).toEqual([]);
  });

  it('shrink to the newest classes where a script has no room for all', () => {
    const { share } = table;
    const [chromium = '', , webkit = ''] = share.split(';');

    expect(gzipSync(share, { level: 9 }).length).toBeLessThanOrEqual(1_430);
    expect(chromium.split(',').length).toBeGreaterThan(60);
    expect(webkit.split(',').length).toBe(23);
  });
});

describe('the beacon', () => {
  it('has at most 2 kB with its tests and a long address', () => {
    const address = 'https://plimsoll.department.example.com/m/4Xw9q2Lk7TzB';
    const script = writeBeaconScript(loadBeaconScript(), address);

    expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(2_048);
    expect(script).toContain(address);
    expect(script).not.toContain(BEACON_ADDRESS);
  });

  it('reads no user agent and sets no cookie', () => {
    expect(loadBeaconScript()).not.toMatch(
      /userAgent|cookie|navigator\.(?!vendor|sendBeacon)|fetch\(|XMLHttp|new /,
    );
  });
});

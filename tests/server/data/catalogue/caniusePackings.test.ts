import type { PackageReader } from '@/server/data/catalogue/compile/PackageReader';
import { readCaniuseSupport } from '@/server/data/catalogue/compile/readCaniuseSupport';
import { readUsage } from '@/server/data/catalogue/compile/readUsage';

/** A package of two browsers and one entry. */
function readerOf(files: Readonly<Record<string, unknown>>): PackageReader {
  const modules = new Map(
    Object.entries({ 'browsers.js': { A: 'ie', B: 'edge' }, ...files }).map(([file, value]) => [
      `data/${file}`,
      `module.exports=${JSON.stringify(value)};`,
    ]),
  );
  return {
    has: () => true,
    readText: (_, file) => modules.get(file)!,
    list: (_, folder) =>
      [...modules.keys()]
        .filter((file) => file.startsWith(`${folder}/`))
        .map((file) => file.slice(folder.length + 1)),
  };
}

/** As caniuse-lite writes tokens: printable ASCII without the quote and the backslash. */
function tokens(...numbers: readonly number[]): string {
  const alphabet = Array.from({ length: 95 }, (_, index) => String.fromCharCode(index + 32)).filter(
    (character) => character !== '"' && character !== '\\',
  );
  return numbers.map((number) => alphabet[number]).join('');
}

const TABLES = readerOf({
  'browserVersions.js': { a: '10', b: '11', c: '17', d: '18' },
  'versionGroups.js': { x: 'a b' },
  'agents.js': {
    A: { A: { a: 0.1, b: 0.2 }, C: ['', 'a', 'b', ''], E: 'IE', F: { a: 1_346_716_800, b: null } },
    B: { A: { c: 0.3, d: 4 }, C: ['c', 'd'], E: 'Edge', F: { c: 1_508_198_400, d: 1_525_046_400 } },
  },
  'regions/DE.js': { A: { 11: 0.00007, _: '10' }, B: { 17: 0, 18: 0.0009 } },
  'features/dialog.js': { A: { A: { 2: '_x' }, B: { 4: 'c', 17: 'd' } }, D: true },
});

const STRINGS = readerOf({
  'agents.js': {
    A: { A: [0.1, 0.2], C: [1, '10 11', 1], E: 'IE', F: [15_587, null] },
    B: { A: { 17: 0.3, 18: 4 }, C: ['17', '18'], E: 'Edge', F: [17_456, 195] },
  },
  'regionVersions.js': { A: '10 11', B: '17 18' },
  // No data, 7 units; none, the unit becomes two of the first (20,000), 45 of it.
  'regions/DE.js': tokens(67, 7, 0, 91, 45 + 20, 45 + 4, 20, 45 + 1, 0),
  'featureSupport.js': [2, 4, 17],
  // The first bits to the end; then the second for one version, the third to the end.
  'features/dialog.js': { A: tokens(0, 1, 38, 2) },
});

const USAGE = {
  ie: {
    name: 'IE',
    versions: ['10', '11'],
    usage: { 10: 0.1, 11: 0.2 },
    releasedOn: { 10: '2012-09-04' },
  },
  edge: {
    name: 'Edge',
    versions: ['17', '18'],
    usage: { 17: 0.3, 18: 4 },
    releasedOn: { 17: '2017-10-17', 18: '2018-04-30' },
  },
};

describe('caniuse-lite', () => {
  it.each([
    ['tables', TABLES],
    ['strings', STRINGS],
  ])('gives the same usage and dates packed in %s', (_, reader) => {
    expect(readUsage(reader).agents).toEqual(USAGE);
  });

  it.each([
    ['tables', TABLES],
    ['strings', STRINGS],
  ])('gives the same answers packed in %s', (_, reader) => {
    expect(readCaniuseSupport(reader, ['dialog', 'none'])).toEqual(
      new Map([
        [
          'dialog',
          {
            ie: new Map([
              ['10', 'unusable'],
              ['11', 'unusable'],
            ]),
            edge: new Map([
              ['17', 'usable'],
              ['18', 'usable'],
            ]),
          },
        ],
      ]),
    );
  });

  it.each([
    ['tables', TABLES],
    ['strings', STRINGS],
  ])('gives the same usage of a region packed in %s', (_, reader) => {
    expect(readUsage(reader).regions).toEqual({
      DE: { ie: { 10: null, 11: 0.00007 }, edge: { 17: 0, 18: 0.0009 } },
    });
  });

  it('is refused where a string ends too early', () => {
    const files = { 'agents.js': {}, 'featureSupport.js': [], 'regionVersions.js': { A: '10 11' } };
    const reader = readerOf({ ...files, 'regions/DE.js': tokens(67) });

    expect(() => readUsage(reader)).toThrow('caniuse-lite’s data ends too early.');
  });
});

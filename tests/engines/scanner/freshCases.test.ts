import { isSkipReason, languageOf } from '@/engines/scanner/files/languageOf';
import type { ScannedFile } from '@/engines/scanner/Scanner';
import type { ScanUse } from '@/engines/scanner/ScanUse';
import { scanner, usesOfProject } from '../../support/aScanner';
import { BUILT_CASES } from './builtCases.data';
import { FRESH_CASES } from './freshCases.data';
import type { FurtherCase } from './furtherCases.data';
import pieces from './pieceCases.json';

const split = (keys = ''): readonly string[] => keys.split(' ').filter((key) => key !== '');
/** Pieces of applications of 3 to 20 lines, with some eighteen labels each. */
const PIECES: readonly FurtherCase[] = (
  pieces as readonly {
    readonly name: string;
    readonly code: string;
    readonly must?: string;
    readonly not?: string;
    readonly guarded?: string;
    readonly unguarded?: string;
  }[]
).map(({ name, code, ...keys }) => ({
  name,
  code,
  must: split(keys.must),
  not: split(keys.not),
  guarded: split(keys.guarded),
  unguarded: split(keys.unguarded),
}));

/** With what a HAR holds, and what is polyfilled. */
async function scanWhole({ name, code }: FurtherCase): Promise<readonly ScanUse[]> {
  const language = languageOf(name);
  if (isSkipReason(language)) throw new Error(`${name} is not read.`);
  const files: { readonly file: ScannedFile; readonly text: string }[] = [];
  const scan = async (file: Parameters<typeof scanner.scan>[0]) => {
    const scanned = await scanner.scan(file);
    if (scanned.problem) throw new Error(`${code}: ${scanned.problem.message}`);
    files.push({ file: scanned, text: file.text });
    for (const inner of scanned.inner) await scan(inner);
  };
  // Labels are about code, wherever it runs.
  await scan({ name, language, text: code, isShipped: true });
  return usesOfProject(files);
}

/** A member that is only read in a test's place breaks nothing. */
const isBare = ({ guard, consequence }: ScanUse): boolean =>
  // Labels say what a test names; what it implies is in impliedGuards.test.ts.
  (guard === null || guard === 'implied') && consequence !== 'reads-undefined';

async function mistakesIn(one: FurtherCase): Promise<string[]> {
  const { code, must = [], not = [], guarded = [], unguarded = [] } = one;
  const uses = await scanWhole(one);
  const of = (key: string): readonly ScanUse[] => uses.filter((use) => use.key === key);
  return [
    ...[...must, ...not, ...guarded, ...unguarded]
      .filter((key) => !scanner.table.find(key))
      .map((key) => `${key} is no key`),
    ...[...must, ...guarded, ...unguarded]
      .filter((key) => of(key).length === 0)
      .map((key) => `${key} is missed`),
    ...not.filter((key) => of(key).length > 0).map((key) => `${key} is not there`),
    ...guarded.filter((key) => of(key).some(isBare)).map((key) => `${key} is guarded`),
    ...unguarded.filter((key) => !of(key).some(isBare)).map((key) => `${key} is not guarded`),
  ].map((mistake) => `${code}: ${mistake}`);
}

describe('cases that were labeled before they were scanned', () => {
  it.each([
    ['as people write code', FRESH_CASES, 170],
    ['as minifiers and frameworks write it', BUILT_CASES, 90],
    ['in pieces of applications', PIECES, 300],
  ] as const)(
    'are found, guarded and left alone as their labels say, %s',
    async (_, cases, least) => {
      const mistakes = await Promise.all(cases.map(mistakesIn));

      expect(cases.length).toBeGreaterThan(least);
      expect(mistakes.flat()).toEqual([]);
    },
  );
});

import { ModuleNames } from '@/engines/scanner/js/types/ModuleNames';
import { scanner, usesOf } from '../../support/aScanner';

const KEY = 'api.reportError';

/** The guards of `reportError` in the last of the files. */
async function guardsIn(...files: readonly (readonly [name: string, text: string])[]) {
  const modules = new ModuleNames(files.map(([name]) => name));
  const outlines = await Promise.all(
    files.map(([name, text]) => scanner.outline({ name, language: 'js', text }, modules)),
  );
  const project = await scanner.openProject(modules, outlines);
  const [name, text] = files.at(-1)!;
  const file = await scanner.scan({ name, language: 'js', text }, undefined, project);
  return usesOf(file, text)
    .filter(({ key }) => key === KEY)
    .map(({ guard }) => guard);
}

describe('a test that another file exports', () => {
  it.each([
    [
      'a constant',
      "export const can = 'reportError' in window",
      "import { can } from './can'; if (can) reportError(e)",
    ],
    [
      'a function',
      "export function can() { return typeof reportError === 'function' }",
      "import { can } from './can'; if (!can()) throw e; reportError(e)",
    ],
    [
      'an arrow function under another name',
      'const has = () => Boolean(window.reportError); export { has as can }',
      "import { can as may } from './can'; may() && reportError(e)",
    ],
    [
      'a default',
      "export default 'reportError' in window",
      "import can from './can'; if (can) reportError(e)",
    ],
    [
      'a default function',
      "export default function () { return 'reportError' in window }",
      "import can from './can'; if (can()) reportError(e)",
    ],
    [
      'an object',
      "export const can = { report: 'reportError' in window }",
      "import { can } from './can'; if (can.report) reportError(e)",
    ],
    [
      'a method of a default object',
      "export default { report: () => 'reportError' in window }",
      "import can from './can'; if (can.report()) reportError(e)",
    ],
    [
      'a whole module',
      "export const can = 'reportError' in window",
      "import * as tests from './can'; if (tests.can) reportError(e)",
    ],
    [
      'a negation',
      "export const lacks = !('reportError' in window)",
      "import { lacks } from './can'; if (lacks) stop(); else reportError(e)",
    ],
  ])('guards, as %s', async (_, can, use) => {
    expect(await guardsIn(['can.js', can], ['a.js', use])).toEqual(['feature-test']);
  });

  it('guards where it is exported again', async () => {
    const can = ['can.js', "export const can = 'reportError' in window"] as const;
    const all = ['all.js', "export * from './can'"] as const;
    const one = ['one.js', "export { can as may } from './can'"] as const;

    expect(
      await guardsIn(can, all, ['a.js', "import { can } from './all'; if (can) reportError(e)"]),
    ).toEqual(['feature-test']);
    expect(
      await guardsIn(can, one, ['a.js', "import { may } from './one'; if (may) reportError(e)"]),
    ).toEqual(['feature-test']);
  });

  it.each([
    ['tests something else', "export const can = 'share' in navigator"],
    ['is set again', "export let can = 'reportError' in window; can = true"],
    ['takes what it tests', 'export const can = (name) => name in window'],
  ])('guards nothing if it %s', async (_, can) => {
    const use = "import { can } from './can'; if (can) reportError(e)";

    expect(await guardsIn(['can.js', can], ['a.js', use])).toEqual([null]);
  });
});

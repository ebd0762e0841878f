import { ModuleNames } from '@/engines/scanner/js/types/ModuleNames';
import type { Outline } from '@/engines/scanner/js/types/Outline';
import { scanner, usesOf } from '../../support/aScanner';

/** The keys that a file uses, with what the others export; files by name. */
async function keysAmong(files: Readonly<Record<string, string>>, name: string): Promise<string[]> {
  const sources = Object.entries(files).map(([file, text]) => ({
    name: file,
    text,
    language: file.endsWith('js') ? ('js' as const) : ('ts' as const),
  }));
  const modules = new ModuleNames(sources.map((file) => file.name));
  const outlines: (Outline | undefined)[] = [];
  for (const source of sources) outlines.push(await scanner.outline(source, modules));
  // As workers get it.
  const sent = JSON.parse(JSON.stringify(outlines)) as Outline[];
  const project = await scanner.openProject(modules, sent);
  const source = sources.find((file) => file.name === name)!;
  return usesOf(await scanner.scan(source, undefined, project), source.text).map(({ key }) => key);
}

const CLOSE = 'api.HTMLDialogElement.requestClose';

describe('types across files', () => {
  it.each([
    ['a constant', 'export const box = document.createElement("dialog")', 'box.requestClose()'],
    [
      'a function by what it returns',
      'export const box = () => document.querySelector("dialog")',
      'box().requestClose()',
    ],
    [
      'an interface',
      'export interface Box { d: HTMLDialogElement | null }',
      'const f = (b: Box) => b.d?.requestClose()',
    ],
    [
      'a type with parameters',
      'export type Held<T> = { readonly of: T }',
      'const f = (b: Held<HTMLDialogElement>) => b.of.requestClose()',
    ],
    [
      'a generic function',
      'export const first = <T>(list: readonly T[]): T => list[0]!',
      'first([document.createElement("dialog")]).requestClose()',
    ],
    [
      'a class and its parent',
      'class Base { d = document.createElement("dialog") }\nexport class Box extends Base {}',
      'new Box().d.requestClose()',
    ],
    [
      'a module as a whole',
      'export function box(): HTMLDialogElement { throw 1 }',
      'all.box().requestClose()',
    ],
    [
      'an awaited function',
      'export async function box() { return document.querySelector("dialog") }',
      'async () => { (await box())?.requestClose() }',
    ],
    [
      'what a callback is handed',
      'export function each(f: (d: HTMLDialogElement) => void) {}',
      'each((d) => d.requestClose())',
    ],
  ])('follows %s', async (_, text, use) => {
    const [, name] = /export (?:async )?(?:const|function|class|interface|type) (\w+)/.exec(text)!;
    const imports = use.startsWith('all.') ? '* as all' : `{ ${name} }`;
    const files = { 'src/a.ts': text, 'src/b.ts': `import ${imports} from './a';\n${use}` };

    expect(await keysAmong(files, 'src/b.ts')).toContain(CLOSE);
  });

  it('goes through files that export again, and through several', async () => {
    const files = {
      'src/box.ts': 'export class Box { readonly list = [document.createElement("dialog")] }',
      'src/make.ts':
        'import { Box } from "@/box"; export const make = () => new Box().list.map((d) => ({ d }));',
      'src/index.ts': 'export * from "./make"; export { Box as Other } from "./box";',
      'test/use.ts':
        'import { make, Other } from "../src/index.js"; make()[0]!.d.requestClose(); new Other().list.at(-1);',
    };
    const keys = await keysAmong(files, 'test/use.ts');

    expect(keys).toContain(CLOSE);
    expect(keys).toContain('javascript.builtins.Array.at');
  });

  it.each([
    ['a package of the same name', "import { box } from 'a'; box().requestClose()"],
    ['a name that the file does not export', "import { other } from './a'; other().requestClose()"],
    [
      'a class of the project’s own with a name of the platform',
      "import { Set } from './a'; new Set().union()",
    ],
  ])('knows nothing of %s', async (_, text) => {
    const files = {
      'a.ts':
        'export const box = () => document.querySelector("dialog"); export class Set { union() {} }',
      'b.ts': text,
    };
    const keys = await keysAmong(files, 'b.ts');

    expect(keys.filter((key) => /requestClose|union/.test(key))).toEqual([]);
  });

  it('comes to an end where files import each other', async () => {
    const files = {
      'a.ts':
        "import { b } from './b'; export const a = () => b().next; export class A { next = b() }",
      'b.ts': "import { a, A } from './a'; export const b = () => a() ?? new A(); b().next.next.x",
    };

    expect(await keysAmong(files, 'b.ts')).not.toContain(CLOSE);
  });
});

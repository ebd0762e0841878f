import { ModuleNames } from '@/engines/scanner/js/types/ModuleNames';
import { Scanner } from '@/engines/scanner/Scanner';
import { scanner, scanText, usesOf, usesOfProject } from '../../support/aScanner';

interface Shown {
  readonly guard: string | null;
  readonly line?: number | undefined;
  readonly by?: readonly string[] | undefined;
}

async function guardOf(name: string, text: string, key: string): Promise<Shown> {
  const [use] = (await scanText(name, text)).filter((one) => one.key === key);
  return { guard: use!.guard, line: use!.guardAt?.line, by: use!.provenBy };
}

const inset = (condition: string) => `@supports ${condition} {\n p { inset: 0 }\n}`;
const TIMELINE = 'css.properties.animation-timeline';
const ANCHOR = 'css.properties.anchor-name';
const bare = { guard: null, line: undefined, by: undefined };

describe('a use inside the test of another key', () => {
  it.each([
    ['(animation-timeline: scroll())', [TIMELINE]],
    ['(animation-timeline: scroll()) and (--x: y)', [TIMELINE]],
    ['(animation-timeline: scroll()) or (anchor-name: --a)', [TIMELINE, ANCHOR]],
    ['not (not (anchor-name: --a))', [ANCHOR]],
    ['(anchor-name: var(--a))', [ANCHOR]],
  ])('is guarded by @supports %s', async (condition, by) => {
    expect(await guardOf('a.css', inset(condition), 'css.properties.inset')).toEqual({
      guard: 'implied',
      line: 1,
      by,
    });
  });

  it.each([
    '(animation-timeline: scroll()) or (--x: y)',
    '(color: red)',
    '(color: oklch(from var(--x) l c h))',
    'selector(:is(:has(a), b))',
  ])('is bare in @supports %s', async (condition) => {
    expect(await guardOf('a.css', inset(condition), 'css.properties.inset')).toEqual(bare);
  });

  it('is bare where some release passes and lacks it', async () => {
    const text = '@supports (animation-timeline: scroll()) { p { & b { gap: 1px } } }';

    // Chrome 115 to 119 have the timelines, and nesting only in part.
    expect(await guardOf('a.css', text, 'css.selectors.nesting')).toEqual(bare);
    expect((await guardOf('a.css', text, 'css.properties.gap')).guard).toBe('implied');
  });

  it.each([
    [
      "if ('startViewTransition' in document) structuredClone({})",
      'api.Document.startViewTransition',
    ],
    [
      "'startViewTransition' in document && structuredClone({})",
      'api.Document.startViewTransition',
    ],
    [
      "if (!('startViewTransition' in document)) throw 1; structuredClone({})",
      'api.Document.startViewTransition',
    ],
    ["if (CSS.supports('anchor-name: --a')) structuredClone({})", ANCHOR],
  ])('is guarded in a script: %s', async (text, by) => {
    expect(await guardOf('a.js', text, 'api.structuredClone')).toMatchObject({
      guard: 'implied',
      by: [by],
    });
  });

  it.each([
    "if ('startViewTransition' in document || x) structuredClone({})",
    'if (nav.startViewTransition) structuredClone({})',
    "if ('querySelector' in document) structuredClone({})",
  ])('is bare in a script: %s', async (text) => {
    expect((await guardOf('a.js', text, 'api.structuredClone')).guard).toBeNull();
  });

  it('is never syntax, which a browser reads before any test runs', async () => {
    const text = "if ('startViewTransition' in document) a?.b";

    expect(
      (await guardOf('a.js', text, 'javascript.operators.optional_chaining')).guard,
    ).toBeNull();
  });

  it('keeps the guard that names it', async () => {
    const text =
      "if ('startViewTransition' in document) { if ('structuredClone' in window) structuredClone({}) }";

    expect((await guardOf('a.js', text, 'api.structuredClone')).guard).toBe('feature-test');
  });

  it('follows a test that another file exports', async () => {
    const files = [
      ['can.js', "export const can = 'startViewTransition' in document"],
      ['use.js', "import { can } from './can'; if (can) structuredClone({})"],
    ] as const;
    const modules = new ModuleNames(files.map(([name]) => name));
    const outlines = await Promise.all(
      files.map(([name, text]) => scanner.outline({ name, language: 'js', text }, modules)),
    );
    const project = await scanner.openProject(modules, outlines);
    const [name, text] = files[1];
    const file = await scanner.scan({ name, language: 'js', text }, undefined, project);
    const use = usesOf(file, text).find(({ key }) => key === 'api.structuredClone');

    expect(use).toMatchObject({ guard: 'implied', provenBy: ['api.Document.startViewTransition'] });
  });

  it('is bare if the project polyfills what is tested', async () => {
    const texts = {
      'polyfill.js': "import 'core-js/actual/structured-clone';",
      'use.js': "if ('structuredClone' in window) [1].at(-1)",
    };
    const files = await Promise.all(
      Object.entries(texts).map(async ([name, text]) => ({
        file: await scanner.scan({ name, language: 'js', text }),
        text,
      })),
    );
    const guards = (some: typeof files) =>
      usesOfProject(some).flatMap(({ key, guard }) =>
        key === 'javascript.builtins.Array.at' ? guard : [],
      );

    expect([guards(files.slice(1)), guards(files)]).toEqual([['implied'], [null]]);
  });

  it('is bare, with a note, while nothing tells what tests prove', async () => {
    const alone = new Scanner(scanner.table, () => Promise.reject(new Error('offline')));
    const text = inset('(anchor-name: --a)');
    const file = await alone.scan({ name: 'a.css', language: 'css', text });

    expect(usesOf(file, text).map(({ guard }) => guard)).not.toContain('implied');
    expect(file.notes).toEqual([expect.stringContaining('can’t be loaded')]);
  });
});

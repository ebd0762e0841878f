import { aRepository } from '../../support/aRepository';

const USING = 'export async function go() {\n  using file = open();\n  await file;\n}\n';
const MIXED = '.a {\n  color: color(from red srgb r g b);\n}\n';
const packageOf = (...names: string[]) =>
  JSON.stringify({ devDependencies: Object.fromEntries(names.map((name) => [name, '1'])) });

interface Json {
  readonly report: {
    readonly runsShare: number;
    readonly findings: readonly { readonly level: string; readonly cause: string }[];
  };
}

async function scanOf(files: Readonly<Record<string, string>>) {
  const { out, code } = await aRepository(files).run('scan', '--format', 'json');
  const { findings } = (JSON.parse(out) as Json).report;
  return { code, found: findings.map(({ level, cause }) => `${level} ${cause}`) };
}

describe('new syntax in a source that a build rewrites', () => {
  it.each([
    ['vite', { 'package.json': packageOf('vite'), 'src/a.ts': USING }],
    ['preset-env', { 'package.json': packageOf('@babel/preset-env'), 'src/a.js': USING }],
    [
      'a compiler’s target',
      { 'tsconfig.json': '{ // old\n "compilerOptions": { "target": "es2019" } }', 'a.ts': USING },
    ],
  ])('is a hint, by %s', async (_, files) => {
    expect(await scanOf(files)).toEqual({ code: 0, found: ['hint lowered'] });
  });

  it('is a hint in style sheets, by postcss-preset-env', async () => {
    const { found } = await scanOf({
      'package.json': packageOf('postcss-preset-env'),
      'src/a.css': MIXED,
    });

    expect(new Set(found)).toEqual(new Set(['hint lowered']));
  });

  it('says which tool, and to scan what it makes', async () => {
    const { out } = await aRepository({
      'package.json': packageOf('vite'),
      'src/a.ts': USING,
    }).run('scan');

    expect(out).toMatch(
      /· 2:3 {2}javascript.*: vite may rewrite it, so scan what the build makes\./,
    );
  });

  it.each([
    ['without such a tool', { 'package.json': packageOf('lodash'), 'src/a.js': USING }],
    [
      'where files are shipped as they are',
      { 'package.json': packageOf('vite'), 'public/a.js': USING },
    ],
    [
      'where the compiler keeps it',
      { 'tsconfig.json': '{"compilerOptions":{"target":"ESNext"}}', 'a.ts': USING },
    ],
  ])('is an error %s', async (_, files) => {
    expect(await scanOf(files)).toEqual({ code: 1, found: ['error below-line'] });
  });

  it.each([
    [
      'imports, by a bundler',
      {
        'package.json': packageOf('rollup'),
        'src/a.js': "import a from '../package.json' with { type: 'json' };\n",
      },
    ],
    [
      'selectors of components, by Angular',
      {
        'package.json': packageOf('@angular/core'),
        'src/a.scss': ':host-context(.b) { top: 0 }\n',
      },
    ],
    [
      'selectors, by Vite',
      { 'package.json': packageOf('vite'), 'src/a.css': '.a:dir(rtl) { top: 0 }\n' },
    ],
    ['syntax, by Babel’s configuration', { 'babel.config.js': '', 'src/a.js': USING }],
    [
      'names that Autoprefixer adds to',
      {
        'package.json': packageOf('autoprefixer'),
        'src/a.css': '.a { box-decoration-break: clone }\n',
      },
    ],
    [
      'code of a package, by its own tools',
      { 'package.json': '{}', 'web/package.json': packageOf('vite'), 'web/src/a.ts': USING },
    ],
  ])('is a hint: %s', async (_, files) => {
    const { code, found } = await scanOf(files);

    expect(code).toBe(0);
    expect(new Set(found)).toEqual(new Set(['hint lowered']));
  });

  it('is an error in a package next to one with tools', async () => {
    const { code } = await scanOf({ 'web/package.json': packageOf('vite'), 'app/a.ts': USING });

    expect(code).toBe(1);
  });

  it('stays an error if it is a class and not syntax', async () => {
    const { found } = await scanOf({
      'package.json': packageOf('vite'),
      'src/a.ts': 'new EyeDropper();\n',
    });

    expect(found).toEqual(['error below-line']);
  });
});

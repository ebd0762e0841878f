import { expect, test } from '@playwright/test';
import { aProject, type Files, removeProjects } from './aVersion';

const SOURCES: Files = {
  'plimsoll.config.json': { line: 96 },
  'index.html': '<!doctype html><script type="module" src="/src/main.js"></script>',
  'src/main.js': "import { a } from './a.js';\na();\n",
  'src/a.js':
    '// A comment that a build drops.\nexport const a = () => {\n  requestIdleCallback(() => {});\n};\n',
};
const BROKEN = { 'plimsoll.config.json': '{' };
// Of older releases of webpack, maps know lines only.
const PLACE = /src\/a\.js:3:[13]: api\.Window\.requestIdleCallback: .* of World can use it/;
/** Said of a broken configuration. */
const WRONG = /This is not JSON/;

interface Bundler {
  readonly name: string;
  readonly installed: Readonly<Record<string, string>>;
  readonly files: Files;
  /** The program, as in `node_modules`, with what follows it. */
  readonly program: readonly [string, ...string[]];
}

const rollupConfig = (options: object) =>
  `import plimsoll from 'rollup-plugin-plimsoll';
   export default {
     input: 'src/main.js', output: { dir: 'dist' }, plugins: [plimsoll(${JSON.stringify(options)})],
   };`;

const vite = (version: number): Bundler => ({
  name: `Vite ${version}`,
  installed: { vite: `vite-${version}` },
  files: { 'vite.config.mjs': rollupConfig({}).replace(/input.*dist' }, /, '') },
  program: ['vite/bin/vite.js', 'build'],
});

const rollup = (name: string, from: string, program: string): Bundler => ({
  name,
  installed: { [from.replace(/-[\d.]+$/, '')]: from },
  files: { 'bundle.config.mjs': rollupConfig({}) },
  program: [program, '-c', 'bundle.config.mjs'],
});

const webpack = (name: string, from: string): Bundler => ({
  name,
  installed: { bundler: from },
  files: {
    'build.mjs': `import bundler from 'bundler';
import Plimsoll from 'webpack-plugin-plimsoll';
const build = bundler.rspack ?? bundler;
build({ mode: 'production', entry: './src/main.js', plugins: [new Plimsoll()] }, (error, stats) => {
  if (error) throw error;
  console.log(stats.toString());
  process.exitCode = stats.hasErrors() ? 1 : 0;
});`,
  },
  program: ['../build.mjs'],
});

const esbuild = (version: string): Bundler => ({
  name: `esbuild ${version}`,
  installed: { esbuild: `esbuild-${version}` },
  files: {
    'build.mjs': `import { build } from 'esbuild';
import plimsoll from 'esbuild-plugin-plimsoll';
const { warnings } = await build({
  entryPoints: ['src/main.js'], bundle: true, minify: true, outdir: 'dist', logLevel: 'silent',
  plugins: [plimsoll()],
});
for (const { text, location: at } of warnings)
  console.log(at ? [at.file, at.line, at.column + 1].join(':') + ': ' + text : text);`,
  },
  program: ['../build.mjs'],
});

const BUNDLERS = [
  ...[6, 7, 8].map(vite),
  rollup('Rollup 2.79', 'rollup-2.79', 'rollup/dist/bin/rollup'),
  rollup('Rollup 3', 'rollup-3', 'rollup/dist/bin/rollup'),
  rollup('Rollup 4', 'rollup-4', 'rollup/dist/bin/rollup'),
  rollup('Rolldown', 'rolldown', 'rolldown/bin/cli.mjs'),
  webpack('webpack 5.76', 'webpack-5'),
  webpack('Rspack 1', 'rspack-1'),
  webpack('Rspack 2', 'rspack-2'),
  ...['0.19', '0.27'].map(esbuild),
];

test.skip(
  process.env.PLIMSOLL_HOSTS === undefined,
  'Run `npm run hosts`, which brings the bundlers.',
);
test.afterAll(removeProjects);

for (const { name, installed, files, program } of BUNDLERS)
  test(`${name} says what was built at the place it was written`, () => {
    const { said, code } = aProject(installed, { ...SOURCES, ...files }).run(...program);
    expect(said).toMatch(PLACE);
    expect(code).toBe(0);

    const broken = aProject(installed, { ...SOURCES, ...files, ...BROKEN }).run(...program);
    expect(broken.said).toMatch(WRONG);
    expect(broken.code).toBe(0);
  });

const UNSUPPORTED = [
  {
    ...rollup('Rollup 2.77', 'rollup-2.77', 'rollup/dist/bin/rollup'),
    wanted: 'Rollup 2.78 or newer',
  },
  { ...webpack('webpack 4', 'webpack-4'), wanted: 'webpack 5 or newer' },
];

for (const { name, installed, files, program, wanted } of UNSUPPORTED)
  test(`${name} builds without the plugin, which says what it needs`, () => {
    const { said, code } = aProject(installed, { ...SOURCES, ...files }).run(...program);
    expect(said).toContain(`plimsoll: ${wanted} is needed`);
    expect(code).toBe(0);
  });

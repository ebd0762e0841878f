// The linters that a scan is compared with, each as a question: does it report anything in this code?
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Linter } from 'eslint';
import { installBeside } from '../../tests/support/installBeside';

/** True if it reports anything in a case's code. */
export type Finds = (code: string, at: number) => Promise<boolean> | boolean;

export interface Peer {
  readonly name: string;
  readonly languages: readonly string[];
  readonly finds: Finds;
}

/** Baseline widely available, for those that know browsers only. */
const BROWSERS = ['chrome 120', 'edge 120', 'firefox 121', 'safari 17.2', 'ios_saf 17.2'];

/** A pattern for all files, not for a single one. */
const FILES = ['**/*.css', '**/*.html', '**/*.ts'];

/** ESLint and its plugins come from one folder, since they import each other. */
const PACKAGES = [
  'doiuse@6.0.6',
  'stylelint@16.26.1',
  'stylelint-plugin-use-baseline@1.4.6',
  'postcss@8.5.6',
  'eslint@9.39.2',
  '@eslint/css@2.0.0',
  'eslint-plugin-compat@7.0.1',
  'eslint-plugin-baseline-js@0.7.2',
  '@html-eslint/eslint-plugin@0.66.1',
  'typescript@5.9.3',
  '@typescript-eslint/parser@8.73.0',
] as const;

const ENTRY = `
export { default as doiuse } from 'doiuse';
export { default as postcss } from 'postcss';
export { default as stylelint } from 'stylelint';
export { Linter } from 'eslint';
export { default as css } from '@eslint/css';
export { default as html } from '@html-eslint/eslint-plugin';
export { default as compat } from 'eslint-plugin-compat';
export { default as baseline } from 'eslint-plugin-baseline-js';
export * as parser from '@typescript-eslint/parser';
`;

type Plugin = NonNullable<Linter.Config['plugins']>[string];

interface Modules {
  readonly doiuse: (options: object) => object;
  readonly postcss: (plugins: readonly object[]) => {
    process(css: string, options: object): PromiseLike<unknown>;
  };
  readonly stylelint: {
    lint(options: object): Promise<{
      readonly results: readonly { readonly warnings: readonly unknown[] }[];
    }>;
  };
  readonly Linter: new (options: { configType: 'flat'; cwd: string }) => Linter;
  readonly css: Plugin;
  readonly html: Plugin;
  readonly compat: Plugin;
  readonly baseline: Plugin;
  readonly parser: NonNullable<Linter.Config['languageOptions']>['parser'];
}

/** @param scripts the cases' code, which types are read of from files */
export async function loadPeers(scripts: readonly string[]): Promise<readonly Peer[]> {
  const folder = installBeside('plimsoll-scan-peers', PACKAGES);
  const entry = join(folder, 'peers.mjs');
  writeFileSync(entry, ENTRY);
  const modules = (await import(pathToFileURL(entry).href)) as Modules;
  const widely = { available: 'widely' };
  const linted = (name: string, languages: readonly string[], plugin: Plugin, rule: string) => ({
    name,
    languages,
    finds: lintWith(modules, folder, `case.${languages[0]}`, {
      files: FILES,
      plugins: { own: plugin },
      language: `own/${languages[0]}`,
      rules: { [`own/${rule}`]: ['error', widely] },
    }),
  });
  return [
    { name: 'doiuse', languages: ['css'], finds: findWithDoiuse(modules) },
    {
      name: 'stylelint-plugin-use-baseline',
      languages: ['css'],
      finds: findWithStylelint(modules, folder),
    },
    linted('@eslint/css use-baseline', ['css'], modules.css, 'use-baseline'),
    linted('html-eslint use-baseline', ['html'], modules.html, 'use-baseline'),
    ...scriptPeers(modules, folder, scripts),
  ];
}

function findWithDoiuse({ doiuse, postcss }: Modules): Finds {
  return async (code) => {
    let isFound = false;
    const plugin = doiuse({ browsers: BROWSERS, onFeatureUsage: () => (isFound = true) });
    await postcss([plugin]).process(code, { from: undefined });
    return isFound;
  };
}

function findWithStylelint({ stylelint }: Modules, folder: string): Finds {
  const config = {
    plugins: ['stylelint-plugin-use-baseline'],
    rules: { 'plugin/use-baseline': [true, { available: 'widely' }] },
  };
  return async (code) => {
    const { results } = await stylelint.lint({ code, config, configBasedir: folder });
    return results.some(({ warnings }) => warnings.length > 0);
  };
}

function lintWith(
  { Linter: Lint }: Modules,
  cwd: string,
  filename: string | ((at: number) => string),
  config: Linter.Config,
): Finds {
  const linter = new Lint({ configType: 'flat', cwd });
  return (code, at) =>
    linter
      .verify(code, [config], {
        filename: join(cwd, typeof filename === 'string' ? filename : filename(at)),
      })
      // It finds nothing in code that it cannot parse.
      .some(({ fatal, ruleId }) => !fatal && ruleId !== null);
}

function scriptPeers(
  modules: Modules,
  folder: string,
  scripts: readonly string[],
): readonly Peer[] {
  const { compat, baseline, parser } = modules;
  const typed = mkdtempSync(join(tmpdir(), 'plimsoll-scan-cases-'));
  const nameOf = (at: number) => `case${at}.ts`;
  scripts.forEach((code, at) => writeFileSync(join(typed, nameOf(at)), code));
  writeFileSync(
    join(typed, 'tsconfig.json'),
    '{ "compilerOptions": { "lib": ["esnext", "dom"], "moduleDetection": "force" }, "include": ["*.ts"] }',
  );
  const baselineWith = (preset: string, cwd: string, languageOptions: object) =>
    lintWith(modules, cwd, preset === 'type-aware' ? nameOf : 'case.ts', {
      files: FILES,
      plugins: { own: baseline, 'baseline-js': baseline },
      languageOptions: { parser, ...languageOptions },
      rules: {
        'own/use-baseline': [
          'error',
          { available: 'widely', includeWebApis: { preset }, includeJsBuiltins: { preset } },
        ],
      },
    });
  const languages = ['js', 'ts'];
  return [
    {
      name: 'eslint-plugin-compat',
      languages,
      finds: lintWith(modules, folder, 'case.ts', {
        files: FILES,
        plugins: { own: compat },
        languageOptions: { parser },
        settings: { targets: BROWSERS, browserslistOpts: { ignoreUnknownVersions: true } },
        rules: { 'own/compat': ['error', BROWSERS.join(', ')] },
      }),
    },
    {
      name: 'eslint-plugin-baseline-js, auto',
      languages,
      finds: baselineWith('auto', folder, {}),
    },
    {
      name: 'eslint-plugin-baseline-js, with types',
      languages,
      finds: baselineWith('type-aware', typed, {
        parserOptions: { project: './tsconfig.json', tsconfigRootDir: typed },
      }),
    },
  ];
}

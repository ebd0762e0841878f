import { missingEngines } from './engines.mjs';
import { typescript } from './run.mjs';

export const RESULTS = '.plimsoll/results';
export const UNIT_RESULTS = `${RESULTS}/unit.json`;
export const JOURNEY_RESULTS = `${RESULTS}/journeys.json`;
export const ENGINE_RESULTS = `${RESULTS}/engines.json`;

/**
 * What `npm run check` runs, in this order: everything that needs no browser. Checks in a nested
 * list use one core each and run in parallel.
 */
export const CHECKS = [
  { name: 'generated files', args: typescript('src/tools/checkGenerated.ts') },
  [
    { name: 'types', args: ['node_modules/typescript/bin/tsc'] },
    { name: 'lint', args: ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '.'] },
    { name: 'format', args: ['node_modules/prettier/bin/prettier.cjs', '--check', '.'] },
    { name: 'style lint', args: ['node_modules/stylelint/bin/stylelint.mjs', 'src/**/*.css'] },
    { name: 'dead code', args: ['node_modules/knip/bin/knip.js', '-c', 'tests/knip.jsonc'] },
  ],
  {
    name: 'unit tests',
    args: [
      'node_modules/jest/bin/jest.js',
      '-c',
      'tests/jest.config.mjs',
      '--json',
      `--outputFile=${UNIT_RESULTS}`,
    ],
    results: UNIT_RESULTS,
  },
];

/** What `npm test` runs afterwards, on the production build. */
export const BROWSER_CHECKS = [
  { name: 'bundle budget', args: typescript('src/tools/bundleBudget.ts') },
  {
    name: 'journeys',
    args: ['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/playwright.config.ts'],
    results: JOURNEY_RESULTS,
  },
  {
    name: 'other engines',
    args: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      'tests/engines/playwright.config.ts',
      '--pass-with-no-tests',
    ],
    results: ENGINE_RESULTS,
    leftOut: missingEngines,
  },
];

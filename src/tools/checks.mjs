import { missingEngines } from './engines.mjs';
import { pinnedNotice } from './pinnedNotice.mjs';
import { typescript } from './run.mjs';

export const RESULTS = '.plimsoll/results';
export const UNIT_RESULTS = `${RESULTS}/unit.json`;
export const JOURNEY_RESULTS = `${RESULTS}/journeys.json`;
export const ENGINE_RESULTS = `${RESULTS}/engines.json`;

const GENERATED = {
  name: 'generated files',
  args: typescript('src/tools/checkGenerated.ts'),
  notices: pinnedNotice,
};
/** The rest means nothing without it. */
const BUILD = { name: 'build', args: ['src/tools/build.mjs'], isRequired: true };
/** Checks that read only sources; each uses one core. */
const SOURCES = [
  { name: 'types', args: ['node_modules/typescript-native/bin/tsc'] },
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint'] },
  { name: 'layers', args: ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '.'] },
  { name: 'format', args: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
  { name: 'style lint', args: ['node_modules/stylelint/bin/stylelint.mjs', 'src/**/*.css'] },
  { name: 'dead code', args: ['node_modules/knip/bin/knip.js', '-c', 'tests/knip.jsonc'] },
  {
    name: 'modules only tests import',
    args: [
      'node_modules/knip/bin/knip.js',
      ...['-c', 'tests/knip.production.jsonc', '--production', '--include', 'files'],
    ],
  },
];
const UNIT = {
  name: 'unit tests',
  args: [
    // For young objects, of which tests make many; Jest passes it on to its workers.
    '--max-semi-space-size=64',
    'node_modules/jest/bin/jest.js',
    '-c',
    'tests/jest.suites.config.mjs',
    '--json',
    `--outputFile=${UNIT_RESULTS}`,
  ],
  results: UNIT_RESULTS,
};

/**
 * The checks of `npm run check`, in this order: everything that needs no browser. Checks in a nested
 * list run in parallel.
 */
export const CHECKS = [GENERATED, SOURCES, UNIT];

/** The checks of `npm test`; next to the build, which takes one core, run those of sources. */
export const ALL_CHECKS = [
  GENERATED,
  [BUILD, ...SOURCES],
  UNIT,
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
      'tests/smoke/playwright.config.ts',
      '--pass-with-no-tests',
    ],
    results: ENGINE_RESULTS,
    notices: missingEngines,
  },
];

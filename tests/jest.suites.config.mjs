import { join } from 'node:path';
import config from './jest.config.mjs';
import { writeSuites } from './support/writeSuites.mjs';

const { suites, apart } = writeSuites(join(import.meta.dirname, '../.plimsoll/suites'));

/**
 * Every unit test, for a whole run: `jest.config.mjs` runs single files.
 * @type {import('jest').Config}
 */
export default {
  ...config,
  testMatch: [...suites.map(({ path }) => path), ...apart],
  globalSetup: '<rootDir>/tests/support/postgresForAll.ts',
  globalTeardown: '<rootDir>/tests/support/stopPostgresForAll.ts',
  testSequencer: '<rootDir>/tests/support/SuitesFirst.cjs',
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.plimsoll/(?!suites)'],
};

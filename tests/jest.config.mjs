import { availableParallelism } from 'node:os';
import { TEST_DATA_DIR } from './support/testDataDir.mjs';

process.env.LOG_LEVEL ??= 'silent';
process.env.SECRETS_KEY ??= 'a-key-that-tests-alone-seal-with';
// All requests of tests come from this machine, whose limits are higher.
process.env.CLIENT_NETWORKS ??= 'none';
process.env.DATA_DIR = TEST_DATA_DIR;

/** @type {import('jest').Config} */
export default {
  rootDir: '..',
  testEnvironment: '<rootDir>/tests/support/OrdinaryGlobal.cjs',
  // More than there are cores: some tests wait for a process or a server.
  maxWorkers: availableParallelism() + 1,
  // A shared build machine may be slow; no test measures time.
  testTimeout: 60_000,
  testMatch: ['<rootDir>/tests/**/*.test.ts?(x)'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/journeys/', '<rootDir>/bench/'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.plimsoll/'],
  setupFiles: ['<rootDir>/tests/support/nodeGlobals.cjs'],
  setupFilesAfterEnv: ['@testing-library/jest-dom', '<rootDir>/tests/support/patience.cjs'],
  moduleNameMapper: {
    '\\.(css|woff2?|svg|png)$': '<rootDir>/tests/support/styleNames.cjs',
    // These ship only ES modules, which Jest cannot require: the same content in a form it can.
    '^react-dom-client$': '<rootDir>/node_modules/react-dom/client.js',
    '^web-features$': '<rootDir>/node_modules/web-features/data.json',
    '^(d3-[a-z-]+)$': '<rootDir>/node_modules/$1/dist/$1.min.js',
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@data/(.*)$': '<rootDir>/data/$1',
  },
  // They ship only ES modules.
  transformIgnorePatterns: [
    '/node_modules/(?!workbox-|parse5|entities|better-auth|@better-auth|better-call|@better-fetch|nanostores|jose|@simplewebauthn|oidc-provider|rou3|defu|@noble)',
  ],
  transform: { '^.+\\.(ts|tsx|js|mjs)$': '<rootDir>/tests/support/transform.cjs' },
};

import { defineConfig, devices } from '@playwright/test';
import { JOURNEY_RESULTS } from '@/tools/checks.mjs';
import { chromiumLaunch } from './support/chromiumLaunch';
import { TEST_DATA_DIR } from './support/testDataDir.mjs';
import { WITHOUT_CLIENT_LIMITS } from './support/withoutClientLimits';

const WAITING =
  /(data|deployment|offline|persistence|privacy|search(Configuration|Failures)|server|telemetry\w*|workers)\.spec\.ts$/;

/** Next compiles pages for minutes next to other journeys; `--no-deps` runs it without them. */
const COMPILING = /dev\.spec\.ts$/;

/** Two instances behind nginx, with PostgreSQL and Valkey, in place of one server with a file. */
const isTwo = process.env.JOURNEY_INSTANCES === '2';

const port = Number(process.env.JOURNEY_PORT ?? 3100);
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/journeys',
  // Each worker has a browser of its own. Journeys of the first project mostly wait, for time to pass
  // or for servers to start, so three of them and two of the others keep two cores busy; both projects
  // take about as long.
  workers: 5,
  projects: [
    { name: 'waiting', testMatch: WAITING, workers: 3 },
    { name: 'reading', testIgnore: [WAITING, COMPILING], workers: 2 },
    { name: 'compiling', testMatch: COMPILING, dependencies: ['waiting', 'reading'] },
  ],
  // A flaky test is fixed, not tried again.
  retries: 0,
  forbidOnly: true,
  // A shared build machine may be slow; no journey measures time.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  // Failures are listed at the end, where the last lines of a log show them.
  reporter: [['dot'], ['json', { outputFile: `../${JOURNEY_RESULTS}` }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunch(),
  },
  webServer: {
    command: isTwo
      ? 'node --import tsx tests/support/serveJourneys.ts'
      : 'node src/tools/start.mjs',
    cwd: '..',
    url: `${baseURL}/readyz`,
    env: {
      ...WITHOUT_CLIENT_LIMITS,
      PORT: String(port),
      BASE_URL: baseURL,
      LOG_LEVEL: 'warn',
      DATA_REFRESH: 'off',
      DATA_DIR: TEST_DATA_DIR,
      SECRETS_KEY: 'a-key-that-tests-alone-seal-with',
    },
    timeout: 180_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGINT', timeout: 10_000 },
  },
});

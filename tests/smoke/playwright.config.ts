import { defineConfig } from '@playwright/test';
import { ENGINE_RESULTS } from '@/tools/checks.mjs';
import { findEngines, hasPrograms } from '@/tools/engines.mjs';
import type { EngineName } from './engineTest';

const engines = Object.entries(findEngines()).filter(([, engine]) => hasPrograms(engine));

export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/engines',
  projects: engines.map(([name, { title }]) => ({
    name: title,
    use: { engineName: name as EngineName },
  })),
  // Each with a server and an engine of its own. They wait for their drivers more than they compute.
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  // A shared build machine may be slow; no journey measures time.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: [['dot'], ['json', { outputFile: `../../${ENGINE_RESULTS}` }]],
});

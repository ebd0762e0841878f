import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/hosts',
  workers: 1,
  forbidOnly: true,
  // Each starts a program that takes a minute on a shared machine.
  timeout: 600_000,
  expect: { timeout: 180_000 },
  use: { screenshot: 'only-on-failure' },
  reporter: [['list']],
});

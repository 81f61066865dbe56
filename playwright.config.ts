import { defineConfig } from '@playwright/test';
import { platform, PLATFORMS } from './e2e/support/platformUnderTest';
import { chromiumLaunch } from './tools/checks/chromium';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/startPlatform.ts',
  // Every worker has a platform of its own, and the tests of a file build upon each other.
  workers: PLATFORMS,
  fullyParallel: false,
  projects: [
    // These change sources and build them, and there is one folder of sources: one file after the other.
    { name: 'building', testMatch: '**/{releases,development}/*.spec.ts', workers: 1, timeout: 90_000 },
    { name: 'journeys', testMatch: '**/journeys/*.spec.ts' },
  ],
  timeout: 45_000,
  // Some 470 journeys on two cores: one that passes at its second try is named at the end, and holds nothing up.
  retries: 1,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    baseURL: platform.origin,
    viewport: { width: 1440, height: 900 },
    launchOptions: chromiumLaunch(),
  },
});

import { defineConfig } from '@playwright/test';
import { freePort } from './tools/checks/freePort';
import { testChromiumLaunch } from './tools/checks/browser/chromium';

/** Chosen once in a run: workers read this file, too, and get the environment of the process that started them. */
const PORT = (process.env.CATALOGUE_PORT ??= String(await freePort()));

/** The design system in a browser: pictures, accessibility, keyboard, small screens. It needs no platform. */
export default defineConfig({
  testDir: 'e2e/catalogue',
  outputDir: 'test-results/catalogue',
  // A picture that is missing is a failure, not a reason to write one: `npm run catalogue:pictures` does that.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  retries: 1,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // Another patch release of the browser moves the edge of a letter; a box that moves or changes its colour is more.
    toHaveScreenshot: { maxDiffPixels: 100, animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'dist/test-results/journeys-catalogue.catalogue.json' }]],
  projects: [{ name: 'catalogue' }],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    // Cookies and storage are cleared between tests; compiled scripts and styles stay.
    reuseContext: true,
    launchOptions: testChromiumLaunch(),
  },
  webServer: {
    command: `node tools/catalogue/catalogue.mjs --port ${PORT}`,
    url: `http://127.0.0.1:${PORT}/`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});

import { defineConfig } from '@playwright/test';
import { freePort } from './tools/checks/freePort';
import { testChromiumLaunch } from './tools/checks/browser/chromium';

/** Chosen once in a run: workers read this file, too, and get the environment of the process that started them. */
const PORT = (process.env.UPGRADE_PORT ??= String(await freePort()));
/** The last product with 170 dated migrations, and its releases. */
const FIXTURE = '20261122150200';

/** A past version's data and releases of all modules, in a browser under the shell of today. */
export default defineConfig({
  testDir: 'e2e/upgrade',
  outputDir: 'test-results/upgrade',
  workers: 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'dist/test-results/journeys-upgrade.upgrade.json' }]],
  projects: [{ name: 'upgrade' }],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: testChromiumLaunch(),
  },
  webServer: {
    command: `node --import tsx supabase/tests/upgrade/serveFixture.ts ${FIXTURE}`,
    // Not there before the site is composed.
    url: `http://127.0.0.1:${PORT}/modules.json`,
    env: { PORT },
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});

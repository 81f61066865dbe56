import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './tools/checks/chromium';

/** Apart from a developer's own at 4200. */
const PORT = Number(process.env.UPGRADE_PORT ?? 4284);
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
  reporter: [['list'], ['json', { outputFile: 'test-results/upgrade.json' }]],
  projects: [{ name: 'upgrade' }],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: chromiumLaunch(),
  },
  webServer: {
    command: `node --import tsx supabase/tests/upgrade/serveFixture.ts ${FIXTURE}`,
    // Not there before the site is composed.
    url: `http://127.0.0.1:${PORT}/modules.json`,
    env: { PORT: String(PORT) },
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});

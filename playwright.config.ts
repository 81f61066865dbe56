import { readdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { platform, PLATFORMS } from './e2e/support/platform/platformUnderTest';
import { testChromiumLaunch } from './tools/checks/browser/chromium';

/** `npm run soak` runs hours of use, and the keyboard's journeys at every width (decision 40). */
const isSoak = process.env.SOAK === '1';

/** Every folder of journeys is a group, with a project.json that names the modules it loads. */
const journeys = readdirSync(path.join(import.meta.dirname, 'e2e/journeys'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({
    name,
    testDir: `e2e/journeys/${name}`,
    ...(isSoak && { testMatch: '**/keyboard{.spec.ts,/*.spec.ts}' }),
    // Cookies and storage are cleared between tests; compiled scripts and files that never change stay.
    use: { reuseContext: true },
  }));

/** Set by e2e/run.mjs, which runs one group; several may run at once. */
const run = process.env.E2E_GROUP ?? 'soak';
/** Nx names the target, and finds the results under that name. */
const target = process.env.NX_TASK_TARGET_TARGET ?? 'journeys';

export default defineConfig({
  outputDir: `test-results/${run}`,
  globalSetup: './e2e/support/platform/startPlatforms.ts',
  // Every worker has a platform of its own, and the tests of a file build upon each other.
  workers: PLATFORMS,
  fullyParallel: false,
  projects: isSoak
    ? [{ name: 'soak', testDir: 'e2e/soak' }, ...journeys]
    : [
        { name: 'releases', testDir: 'e2e/releases', timeout: 90_000 },
        { name: 'release-checks', testDir: 'e2e/release-checks', timeout: 90_000 },
        { name: 'failures', testDir: 'e2e/failures', timeout: 90_000 },
        { name: 'cards', testDir: 'e2e/cards', timeout: 90_000 },
        { name: 'development', testDir: 'e2e/development', timeout: 90_000 },
        ...journeys,
      ],
  timeout: 45_000,
  // A second try tells a flaky test from a broken one. The runner names each that needed it.
  retries: 1,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: `dist/test-results/${run}.${target}.json` }]],
  use: {
    baseURL: platform.origin,
    viewport: { width: 1440, height: 900 },
    launchOptions: testChromiumLaunch(),
    // A worker's requests pass a test's routes by. The tests that are about it open a browser of their own.
    serviceWorkers: 'block',
  },
});

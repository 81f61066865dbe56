import { defineConfig } from '@playwright/test';
import { ensureChromium } from './tools/checks/chromium';

/** Port of the platform that the tests start for themselves, apart from a developer's own at 4200. */
const PORT = Number(process.env.E2E_PORT ?? 4280);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/startPlatform.ts',
  // One platform serves all tests, and some of them release: files run one after the other.
  workers: 1,
  fullyParallel: false,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: ensureChromium(),
      // Without these, Chromium asks hosts of its own at every start; a closed network answers none of them.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  metadata: { port: PORT },
});

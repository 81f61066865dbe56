import type { Browser } from '@playwright/test';
import type { Platform } from '../releases/platforms/platform';
import { createTerminalProgress } from '../releases/terminal/progress';
import { promote } from '../releases/channels/promote';
import { publish } from '../releases/publishing/publish';
import type { Measurement } from './measurement';
import { withServedPlatform } from './servedPlatform';

const ROUNDS = 7;
const MODULE = 'training';
const VERSIONS = ['1.0.0', '1.1.0'] as const;

/**
 * The time from the start of `promote` until a new browser page shows the module from the promoted release
 * (milliseconds).
 */
export function measurePromotion(): Promise<Measurement[]> {
  return withServedPlatform(async ({ platform, origin, browser }) => {
    await publish(platform, { moduleId: MODULE, version: VERSIONS[1], actor: 'bench' }, createTerminalProgress());
    const runs: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      runs.push(await timePromotion(platform, origin, browser, VERSIONS[(round + 1) % 2] ?? VERSIONS[0]));
    }
    return [{ name: 'from promote to a fresh page that shows it', unit: 'ms', promise: 2000, runs }];
  });
}

async function timePromotion(platform: Platform, origin: string, browser: Browser, version: string): Promise<number> {
  const silent = { step: <T>(_: string, work: (tell: () => void) => Promise<T>) => work(() => {}) };
  const context = await browser.newContext();
  const page = await context.newPage();
  const start = performance.now();
  await promote(
    platform,
    // Runs the check once beforehand: only the promotion itself is measured.
    { moduleId: MODULE, version, channel: 'production', reason: 'bench', actor: 'bench', forced: true },
    silent,
  );
  const loaded = page.waitForRequest((request) => request.url().includes(`/modules/${MODULE}/${version}/`));
  await page.goto(`${origin}/demo/${MODULE}`);
  await loaded;
  await page.getByRole('heading', { level: 1, name: 'Training' }).waitFor();
  const elapsed = performance.now() - start;
  await context.close();
  return elapsed;
}

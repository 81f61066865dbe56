import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { ensureChromium } from '../checks/chromium';
import { startLocalStack } from '../local-stack/src';
import { bringUpToDate } from '../local-stack/src/bringUpToDate';
import { buildApps } from '../local-stack/src/buildApps';
import { connectPlatform, type Platform } from '../releases/platform';
import { createTerminalProgress } from '../releases/progress';
import { promote } from '../releases/promote';
import { publish } from '../releases/publish';
import type { Measurement } from './measurement';

const ROUNDS = 7;
const MODULE = 'training';
const VERSIONS = ['1.0.0', '1.1.0'] as const;

/** From the start of `promote` until a fresh browser page shows the module from the promoted release (milliseconds). */
export async function measurePromotion(): Promise<Measurement[]> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'bench-promotion-'));
  const progress = createTerminalProgress();
  const stack = await startLocalStack({ port: 0, dataFolder });
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const { publishable, secret } = stack.keys;
    const platform = connectPlatform({
      origin: stack.origin,
      publishableKey: publishable,
      secretKey: secret,
      dataFolder,
    });
    await bringUpToDate(platform, await buildApps(), progress);
    await publish(platform, { moduleId: MODULE, version: VERSIONS[1], actor: 'bench' }, progress);
    const runs: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      runs.push(await timePromotion(platform, stack.origin, browser, VERSIONS[(round + 1) % 2] ?? VERSIONS[0]));
    }
    return [{ name: 'from promote to a fresh page that shows it', unit: 'ms', promise: 2000, runs }];
  } finally {
    await browser.close();
    await stack.close();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function timePromotion(platform: Platform, origin: string, browser: Browser, version: string): Promise<number> {
  const silent = { step: <T>(_: string, work: (tell: () => void) => Promise<T>) => work(() => {}) };
  const context = await browser.newContext();
  const page = await context.newPage();
  const start = performance.now();
  await promote(
    platform,
    { moduleId: MODULE, version, channel: 'production', reason: 'bench', actor: 'bench' },
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

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { ensureChromium } from '../checks/browser/chromium';
import { startLocalStack, type LocalStack } from '../local-stack/src';
import { bringUpToDate } from '../local-stack/src/bringUpToDate';
import { buildApps } from '../local-stack/src/buildApps';
import { connectPlatform, type Platform } from '../releases/platforms/platform';
import { withBuilds } from '../releases/publishing/withBuilds';
import { createTerminalProgress } from '../releases/terminal/progress';
import { keyFolderOf, prepareRoot } from '../releases/signing/keyFolder';

/** The product as `npm start` serves it, on a new database, with a browser. */
export interface ServedPlatform {
  platform: Platform;
  origin: string;
  dataFolder: string;
  browser: Browser;
}

/** The product on a data folder: its database may be new. */
export interface StartedPlatform extends Omit<ServedPlatform, 'browser'> {
  stack: LocalStack;
}

/** Starts the stack on a data folder. It serves nothing before `bringUpToDate`. */
export async function startPlatform(dataFolder: string): Promise<StartedPlatform> {
  const stack = await startLocalStack({ port: 0, dataFolder });
  const { publishable, secret } = stack.keys;
  await prepareRoot(keyFolderOf(dataFolder));
  const platform = connectPlatform({
    origin: stack.origin,
    publishableKey: publishable,
    secretKey: secret,
    dataFolder,
  });
  return { stack, platform, origin: stack.origin, dataFolder };
}

/** Publishes the product on a new platform. @returns ids of its modules */
export function publishApps(platform: Platform): Promise<string[]> {
  const progress = createTerminalProgress();
  return withBuilds(progress, async () => {
    const apps = await buildApps();
    await bringUpToDate(platform, apps, progress, { areBuilt: true });
    return apps;
  });
}

/** Serves the product during a measurement, and cleans up afterwards. */
export async function withServedPlatform<T>(measure: (served: ServedPlatform) => Promise<T>): Promise<T> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'bench-platform-'));
  const { stack, platform, origin } = await startPlatform(dataFolder);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    await publishApps(platform);
    return await measure({ platform, origin, dataFolder, browser });
  } finally {
    await browser.close();
    await stack.close();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

/** Environment in which the project's commands talk to a served platform, and to no database of a developer. */
export function commandEnvironment({ origin, dataFolder }: ServedPlatform): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: new URL(origin).port,
    CLUBCREW_DATA: dataFolder,
    DATABASE_URL: '',
    RELEASE_ACTOR: 'bench@platform.test',
    FORCE_COLOR: '0',
  };
}

import { chromium, type Browser } from '@playwright/test';
import { chromiumLaunch } from '../../checks/browser/chromium';

/** Longest that Chromium may take to start (milliseconds). */
const START_LIMIT_MS = 15_000;

/** A browser whose processes end with `kill`, also those of a page that never yields. */
export interface KillableBrowser {
  browser: Browser;
  kill(): Promise<void>;
}

/** Starts Chromium. Signals to this process are left to the command, which has something to write down first. */
export async function openKillableBrowser(): Promise<KillableBrowser> {
  const server = await chromium.launchServer({
    ...chromiumLaunch(),
    timeout: START_LIMIT_MS,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  // A polite close waits for every page, and one that loops never hears of it.
  const kill = () => server.kill();
  try {
    return { browser: await chromium.connect(server.wsEndpoint(), { timeout: START_LIMIT_MS }), kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

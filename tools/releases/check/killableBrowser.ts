import { chromium, type Browser } from '@playwright/test';
import { chromiumLaunch } from '../../checks/browser/chromium';

/** Time limit for the start of Chromium (milliseconds). */
const START_LIMIT_MS = 15_000;

/** A browser whose processes end with `kill`, even those of a page that never yields. */
interface KillableBrowser {
  browser: Browser;
  kill(): Promise<void>;
}

/** Starts Chromium. The command handles signals to this process, because it records its result first. */
export async function openKillableBrowser(): Promise<KillableBrowser> {
  const server = await chromium.launchServer({
    ...chromiumLaunch(),
    timeout: START_LIMIT_MS,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  // A normal close waits for every page, and a page in an endless loop never responds.
  const kill = () => server.kill();
  try {
    return { browser: await chromium.connect(server.wsEndpoint(), { timeout: START_LIMIT_MS }), kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

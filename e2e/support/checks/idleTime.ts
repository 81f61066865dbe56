import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Runs the idle callbacks that `holdIdleTime` holds back, and holds back no other. */
    rest?: () => void;
  }
}

/**
 * Keeps the pages that are opened from now on from becoming idle, as on a slow phone.
 * @returns lets the open page do the work that waits for idle time
 */
export async function holdIdleTime(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const waiting = new Map<number, IdleRequestCallback>();
    const idle = { didTimeout: false, timeRemaining: () => 50 };
    let handle = 0;
    window.requestIdleCallback = (run) => {
      waiting.set(++handle, run);
      return handle;
    };
    window.cancelIdleCallback = (called) => void waiting.delete(called);
    window.rest = () => {
      window.requestIdleCallback = (run) => window.setTimeout(() => run(idle));
      window.cancelIdleCallback = (called) => clearTimeout(called);
      for (const run of waiting.values()) run(idle);
      waiting.clear();
    };
  });
  return () => page.evaluate(() => window.rest?.());
}

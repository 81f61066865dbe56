import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Runs the idle callbacks that `holdIdleTime` holds back. */
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
    let handle = 0;
    window.requestIdleCallback = (run) => {
      waiting.set(++handle, run);
      return handle;
    };
    window.cancelIdleCallback = (called) => void waiting.delete(called);
    window.rest = () => {
      for (const run of waiting.values()) run({ didTimeout: false, timeRemaining: () => 50 });
      waiting.clear();
    };
  });
  return () => page.evaluate(() => window.rest?.());
}

import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What pages of `holdIdleTime` do when they are let rest. */
    rest?: () => void;
  }
}

/**
 * Keeps the pages that are opened from now on from coming to rest, as a slow phone does.
 * @returns lets the open page do what waits for idle time
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

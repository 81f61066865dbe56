import type { Page } from '@playwright/test';
import type { Followed } from './followRequests';

/** A page that is silent for this long has loaded what it loads by itself (milliseconds). */
const SILENCE = 2500;
export const PATIENCE = 60_000;

/**
 * Waits for an expression of the page. Playwright's own wait evaluates text in the page, which the policy of the page
 * refuses.
 */
export async function until(page: Page, expression: string, address: string): Promise<void> {
  const giveUpAt = performance.now() + PATIENCE;
  while (!(await page.evaluate<boolean>(expression))) {
    if (performance.now() > giveUpAt) throw new Error(`${address} was not usable after ${PATIENCE / 1000} s.`);
    await page.waitForTimeout(100);
  }
}

/** Waits until a page has loaded what it loads by itself. */
export async function untilSilent(page: Page, followed: Followed): Promise<void> {
  while (followed.pending.size > 0 || performance.now() - followed.lastChange < SILENCE) {
    await page.waitForTimeout(100);
  }
}

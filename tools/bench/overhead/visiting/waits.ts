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

/**
 * What visits of a page have asked for so far. A benchmark that visits a page again and again need not wait for its silence
 * each time: once a page has asked for as much as ever before and is idle, it has loaded.
 */
export interface Known {
  /** The most requests that a visit has made until the page was silent, at each of its waits. */
  requests: number[];
}

/** A page that has asked for all that is known, and is idle, is looked at this much longer (milliseconds). */
const IDLE = 200;

// As text, like all that runs in a page: the next frame has been painted, and nothing is left to do.
const WHEN_IDLE = 'new Promise((done) => requestAnimationFrame(() => requestIdleCallback(() => done(true))))';

/**
 * Waits until a page has loaded what it loads by itself.
 * @param known with the number of this wait; without it the page has to be silent. It learns from a page that was silent
 */
export async function untilSilent(page: Page, followed: Followed, known?: Known, wait = 0): Promise<void> {
  const usual = known?.requests[wait] ?? Infinity;
  const silentFor = () => (followed.pending.size > 0 ? 0 : performance.now() - followed.lastChange);
  for (;;) {
    if (silentFor() >= SILENCE) break;
    if (followed.ended.length >= usual && silentFor() >= IDLE) {
      await page.evaluate<boolean>(WHEN_IDLE);
      if (silentFor() >= IDLE) break;
    }
    await page.waitForTimeout(50);
  }
  if (known) known.requests[wait] = Math.max(known.requests[wait] ?? 0, followed.ended.length);
}

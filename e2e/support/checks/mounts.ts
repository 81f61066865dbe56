import type { CDPSession } from '@playwright/test';
import { expect, test } from '../test';
import { followUnanswered } from './unanswered';

/** Number of visits after which everything that is loaded once has arrived. */
const FIRST_VISITS = 10;
/** Room for the growth of the page's caches. A module kept at every visit would take many times this. */
const HEAP_BYTES = 3_000_000;

interface Held {
  nodes: number;
  listeners: number;
  heapBytes: number;
}

/**
 * Declares the test that visits to an address leave nothing in the page's memory.
 * @param away name of the link to the page in between
 */
export function testMounts(address: string, away: string, visits = 10): void {
  test(`${visits} visits to ${address} leave nothing behind`, async ({ page, signIn }) => {
    await signIn('admin@pinehollow.test', address);
    const open = followUnanswered(page);
    const title = page.getByRole('heading', { level: 1 });
    const ofModule = await title.innerText();
    await page.getByRole('link', { name: away, exact: true }).first().click();
    await title.filter({ hasNotText: ofModule }).waitFor();
    const ofOther = await title.innerText();
    const visit = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        await page.goBack();
        await title.filter({ hasText: ofModule }).waitFor();
        await page.goForward();
        await title.filter({ hasText: ofOther }).waitFor();
      }
      // A request that a page left behind holds memory until it is answered. Only the limit of the test applies.
      await expect.poll(() => open.size, { timeout: 0 }).toBe(0);
    };

    const browser = await page.context().newCDPSession(page);
    await browser.send('Performance.enable');
    await visit(FIRST_VISITS);
    const before = await heldBy(browser);
    const half = visits / 2;
    await visit(half);
    const between = await heldBy(browser);
    await visit(half);
    const after = await heldBy(browser);
    // A leak grows in both halves. What the shell loads once, when the browser is idle, grows only one.
    const growth = (of: keyof Held) => Math.min(between[of] - before[of], after[of] - between[of]);
    expect(growth('nodes'), 'nodes of each half').toBeLessThan(half);
    expect(growth('listeners'), 'listeners of each half').toBeLessThan(half);
    expect(after.heapBytes - before.heapBytes, 'heap in bytes').toBeLessThan(HEAP_BYTES);
  });
}

/** What the page still holds after garbage collection, detached nodes included. */
async function heldBy(browser: CDPSession): Promise<Held> {
  // The objects that one collection frees may release more.
  for (let time = 0; time < 3; time += 1) await browser.send('HeapProfiler.collectGarbage');
  const { metrics } = await browser.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heapBytes: of('JSHeapUsedSize') };
}

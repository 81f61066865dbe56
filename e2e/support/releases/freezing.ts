import type { BrowserContext, Page } from '@playwright/test';
import { publishScript } from '../platform/platformRegistry';
import { release } from '../platform/platformUnderTest';
import { expect } from '../test';

/** The entry file of a release; the body returns its Module Federation container. */
export const container = (body: string) => `window[GLOBAL] = (() => { ${body} })();`;
/** The entry file of a release whose module has these members. */
export const platformModule = (parts: string) =>
  container(
    `return { init() {}, get: async () => () => ({ platformModule: { unmount: async () => {}, ${parts} } }) };`,
  );

/** Statements that log a line and then loop without end. */
export const FOR_EVER = 'console.info("It never ends."); for (;;);';
/** A mount function for a module that renders only a title. */
export const TITLE = `async mount({ domElement }) {
  const title = document.createElement('h1');
  title.textContent = 'Exercises of tomorrow';
  domElement.replaceChildren(title);
}`;

/**
 * Opens an address in a tab, waits until the page freezes, and closes the tab. Waits until the page has lost its lock: as
 * long as the lock is held, the shell takes the page for one that is open and still at work.
 */
export async function freeze(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  const standsStill = page.waitForEvent('console', (message) => message.text() === 'It never ends.');
  await page.goto(address, { waitUntil: 'commit' });
  await standsStill;
  await page.close();
  await expectNoLocks(context);
}

/** Asks from a page without the shell, which holds no lock of its own. */
async function expectNoLocks(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/healthz');
  const isHeld = () =>
    page.evaluate(async () => {
      const { held = [] } = await navigator.locks.query();
      return held.some(({ name }) => name?.startsWith('platform-freeze-'));
    });
  await expect.poll(isHeld, 'lock of a page that froze').toBe(false);
  await page.close();
}

/** The failures that a page reports. */
export function failuresOf(page: Page): Record<string, unknown>[] {
  const failures: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/report_module_health')) return;
    const { reports_param: reports } = request.postDataJSON() as { reports_param: Record<string, unknown>[] };
    failures.push(...reports.filter(({ outcome }) => outcome === 'failed'));
  });
  return failures;
}

/** Publishes a release of Exercises, promotes it to production, runs `work`, and rolls back. */
export async function promoted(version: string, script: string, work: () => Promise<void>): Promise<void> {
  await publishScript('exercises', version, script);
  await release('promote', 'exercises', version, '--reason', 'a new loop', '--force');
  try {
    await work();
  } finally {
    await release('rollback', 'exercises', '--reason', 'it never ends');
  }
}

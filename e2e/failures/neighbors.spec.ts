import type { Page } from '@playwright/test';
import { BAD_NEIGHBOR } from '../support/releases/badNeighbor';
import { platformModule, promoted } from '../support/releases/freezing';
import { database } from '../support/platform/platformRegistry';
import { expect, test } from '../support/test';

/** Goes to an address without loading the page again. */
const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test("undoes a module's changes to the page when it leaves", async ({ page, problems, refusals, startSession }) => {
  test.slow();
  await startSession('staff@pinehollow.test');
  await promoted('8.4.0', BAD_NEIGHBOR, async () => {
    await page.goto('/about');
    await expect(heading(page)).toBeVisible();
    // The module empties the storage, so the person has to be signed in before.
    await expect(page.getByText('staff@pinehollow.test')).toBeVisible();
    const before = await stateOf(page);
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await goTo(page, '/demo/exercises');
    await expect(heading(page)).toHaveText('Exercises of tomorrow');
    expect(await stateOf(page)).not.toEqual(before);
    await goTo(page, '/about');
    await expect(heading(page)).not.toHaveText('Exercises of tomorrow');
    await expect.poll(() => stateOf(page)).toEqual(before);
    // What single-spa replaces belongs to the shell and stays.
    expect(warnings).toEqual([
      'A module left behind: listener keydown, adopted style sheets, body style, fetch, session',
    ]);
    // The module's listener stopped every key at the window.
    await page.evaluate(() =>
      document.addEventListener('keydown', ({ key }) => (document.documentElement.dataset.heard = key), { once: true }),
    );
    await page.keyboard.press('k');
    await expect(page.locator('html')).toHaveAttribute('data-heard', 'k');
    // The style element that the page's policy refuses to every module.
    expect(refusals.splice(0)).toEqual([expect.stringContaining('style-src-elem inline')]);
    problems.length = 0;
  });
});

test('reports a page that a person leaves before it shows anything, with the reason', async ({ page, problems }) => {
  test.slow();
  const neverShows = platformModule('mount: () => new Promise(() => {})');
  await promoted('8.4.1', neverShows, async () => {
    await page.goto('/demo/exercises');
    await page.waitForTimeout(2500);
    expect(await failures()).toEqual([]);
    await page.goto('/about');
    const message = 'A person left before the page appeared';
    await expect.poll(failures).toEqual([{ phase: 'mount', message }]);
    problems.length = 0;
  });
});

/** The failures of version 8.4.1 that the platform has received: no test can see what a page sends as it unloads. */
async function failures() {
  const reports = (await database()).from('module_health_reports').select('phase, message');
  const { data } = await reports.eq('release_version', '8.4.1').eq('outcome', 'failed').throwOnError();
  return data;
}

/** The state of a page that all its modules share. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    sheets: document.adoptedStyleSheets.length,
    body: document.body.getAttribute('style'),
    ownFetch: /native code/.test(String(window.fetch)),
    isSignedIn: localStorage.getItem('platform-session') !== null,
  }));

import type { Locator, Page } from '@playwright/test';
import { heading } from '../../support/pages/screen';
import { expect, test } from '../../support/test';

/** The most JavaScript of a public page before a person uses it (bytes, not compressed). */
const MOST_SCRIPT = 15_000;
const SHELL = '**/shell/**/*.js';

/** Makes the network the "slow 4G" of Lighthouse: 1.6 Mbit/s, 150 ms for each request. @returns ends it */
async function slowDown(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const limits = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...limits });
  return async () => {
    const none = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...none });
    await devtools.detach();
  };
}

/** Addresses of the scripts that the page asks for from now on. */
function followScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request.url());
  });
  return scripts;
}

/** Resolves when the page has loaded and the browser has been idle, so that it starts what it starts by itself. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    if (document.readyState !== 'complete') await new Promise((loaded) => window.addEventListener('load', loaded));
    await new Promise((painted) => requestAnimationFrame(painted));
    for (let turn = 0; turn < 3; turn += 1) await new Promise((idle) => requestIdleCallback(idle));
  });

/** Presses what is in sight. Playwright's own click would scroll the page first, because the header is fixed. */
async function press(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** Holds the shell's scripts back. @returns lets them arrive */
async function holdShell(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(SHELL, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test.describe('on a slow connection', () => {
  let speedUp: () => Promise<void>;
  test.beforeEach(async ({ page }) => void (speedUp = await slowDown(page)));
  // The next test has the same browser.
  test.afterEach(() => speedUp());

  test('a public page loads no script before a person uses it, and answers its menu at once', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const scripts = followScripts(page);
    const letShellCome = await holdShell(page);
    await page.goto('/');
    await settled(page);
    expect(scripts).toEqual([]);
    const inline = await page.evaluate(() =>
      [...document.scripts].filter(({ type }) => type === '').reduce((sum, { text }) => sum + text.length, 0),
    );
    expect(inline).toBeGreaterThan(0);
    expect(inline).toBeLessThan(MOST_SCRIPT);
    const before = await page.locator('#module-outlet').ariaSnapshot();
    await page.evaluate(() => window.scrollTo(0, 300));

    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeHidden();
    await press(page, page.getByRole('button', { name: 'Open menu' }));
    await expect(menu.getByRole('link', { name: 'Contact' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    // The menu pushes the page down, and the browser keeps the text in view where it was.
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThanOrEqual(300);

    letShellCome();
    // React's own: it names the button after what it does now, and closes the menu.
    const close = page.getByRole('button', { name: 'Close menu' });
    await expect(close).toHaveAttribute('aria-expanded', 'true');
    await expect(menu).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await close.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    // A screen reader reads the same page.
    expect(await page.locator('#module-outlet').ariaSnapshot()).toBe(before);
  });

  test('the keyboard reaches links and the form, and what is entered and selected stays', async ({ page }) => {
    const letShellCome = await holdShell(page);
    await page.goto('/about');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    const contact = page.getByRole('banner').getByRole('link', { name: 'Contact' });
    await contact.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/contact');

    await page.getByLabel('Inquiry type').selectOption('Submit a Question');
    await page.getByLabel('Name', { exact: true }).fill('Ana Lima');
    await page.getByLabel('Message').pressSequentially('When do you open?');
    await page.keyboard.press('Control+a');
    letShellCome();
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    await expect(page.getByLabel('Message')).toBeFocused();
    await page.keyboard.type('Never mind');
    await expect(page.getByLabel('Message')).toHaveValue('Never mind');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ana Lima');
    await expect(page.getByLabel('Inquiry type').locator(':checked')).toHaveText('Submit a Question');
  });

  test('a signed-in person gets the shell at once', async ({ page, startSession }) => {
    await startSession('manager@pinehollow.test');
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  });

  test('says that code is missing when it does not come, once a person uses the page', async ({ page, problems }) => {
    await page.route(SHELL, (route) => route.abort());
    await page.goto('/');
    await settled(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await heading(page, 'Real consulting. Real results.').click();
    await expect(page.getByRole('alert')).toContainText('A part of the page did not arrive.');
    problems.length = 0;
  });
});

test('on a fast connection, a public page starts when the browser is idle', async ({ page }) => {
  const scripts = followScripts(page);
  await page.goto('/');
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#module-outlet h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  expect(new Set(scripts).size).toBe(scripts.length);
});

import { expect, test } from '@playwright/test';
import { violationsOf, WCAG_AA } from '../support/checks/violationsOf';
import { primitives } from './primitives';

let problems: string[];

test.beforeEach(({ page }) => {
  problems = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
});

test.afterEach(() => expect(problems, 'errors in the console of the page').toEqual([]));

test('links to every primitive from the overview and the list', async ({ page }) => {
  await page.goto('/');
  const list = page.getByRole('navigation', { name: 'Pages' });
  await expect(list.getByRole('link')).toHaveCount(primitives.length);
  await page.getByRole('main').getByRole('link', { name: 'Dialog' }).click();
  await expect(page).toHaveURL('/Dialog');
  await expect(page.getByRole('heading', { level: 1, name: 'Dialog' })).toBeVisible();
  await expect(list.getByRole('link', { name: 'Dialog' })).toHaveAttribute('aria-current', 'page');
});

test('finds a primitive by its purpose, and says when there is no match', async ({ page }) => {
  await page.goto('/');
  const search = page.getByRole('searchbox', { name: 'Search' });
  const found = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
  await search.fill('screen reader interrupt');
  await expect(found).toHaveText(['Alert']);
  await search.fill('carousel');
  await expect(found).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Nothing is called “carousel”' })).toBeVisible();
});

test('runs an example in its frame and shows its code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/Dialog');
  const code = page.getByRole('region', { name: 'Code of “A question”' });
  await expect(code).toContainText("import { Button, Dialog } from '@platform/ui';");
  await expect(code).toContainText('function DeleteShift()');
  await expect(code).not.toContainText('WriteMessage');
  await page.locator('#a-question').getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('<DeleteShift />');

  const frame = page.frameLocator('iframe[title="Dialog: A question"]');
  await frame.getByRole('button', { name: 'Delete shift' }).click();
  await expect(frame.getByRole('dialog', { name: 'Delete the shift?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(frame.getByRole('dialog')).toHaveCount(0);
});

test("changes the theme in every frame and keeps it, and shows an example at a phone's width", async ({ page }) => {
  await page.goto('/PageHeader');
  const frame = page.frameLocator('iframe').first();
  const ground = () => frame.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  await expect(frame.getByRole('heading', { name: 'Training' })).toBeVisible();
  const light = await ground();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(ground).not.toBe(light);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect.poll(ground).not.toBe(light);

  await page.getByRole('radio', { name: '390' }).check();
  await expect.poll(() => frame.locator('body').evaluate(() => window.innerWidth)).toBe(390);
});

test('opens one example by its address, and names an unknown one', async ({ page }) => {
  await page.goto('/Button/on-a-dark-ground');
  await expect(page.getByRole('heading', { name: 'On a dark ground' })).toBeInViewport();
  await page.goto('/Carousel');
  await expect(page.getByRole('heading', { name: 'There is no “Carousel”' })).toBeVisible();
});

for (const width of [1440, 390, 320]) {
  test(`the catalog itself has no violation at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const address of ['/', '/Button', '/Table']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await violationsOf(page, WCAG_AA), address).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(width);
    }
    if (width < 768) {
      await page.getByRole('button', { name: 'Open the list' }).click();
      await page.getByRole('dialog', { name: 'Pages' }).getByRole('link', { name: 'Alert' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Alert' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
}

test("applies the product's security policy to a primitive", async ({ request }) => {
  const policyOf = async (address: string) =>
    /Content-Security-Policy" content="([^"]*)"/.exec(await (await request.get(address)).text())?.[1];
  const bare = await policyOf('/Button?bare');
  expect(bare).toContain("default-src 'none'; script-src 'self'; worker-src 'self' blob:; style-src 'self' 'sha256-");
  expect(await policyOf('/Button')).toBe(`${bare}; frame-src 'self'`);
});

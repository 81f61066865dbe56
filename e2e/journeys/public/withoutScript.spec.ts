import { brand } from '@platform/contract';
import type { Page } from '@playwright/test';
import { heading } from '../../support/pages/screen';
import { linksOf, publicManifest, publicPages } from '../../support/platform/publicPages';
import { expect, test } from '../../support/test';

test.use({ javaScriptEnabled: false });

/** Searches by text pass over what stands in noscript. */
const notice = (page: Page) => page.locator('#content > noscript .no-script');

for (const width of [1440, 390]) {
  test.describe(`${width} px, without JavaScript`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('every public page is readable, and links to all others', async ({ page, request }) => {
      const manifest = await publicManifest(request);
      const pages = publicPages(manifest);
      expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/contact']));
      for (const { path, title } of pages) {
        await test.step(path, async () => {
          await page.goto(path);
          expect((await page.title()).startsWith(title)).toBe(true);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          const header = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
          for (const { label, to } of linksOf(manifest, 'site-header')) {
            await expect(header.getByRole('link', { name: label, exact: true })).toBeVisible();
            await expect(header.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', to);
          }
          for (const { label } of linksOf(manifest, 'site-footer')) {
            await expect(page.getByRole('contentinfo').getByRole('link', { name: label, exact: true })).toBeVisible();
          }
          await expect(notice(page)).toHaveCount(0);
          await expect(page.getByRole('button', { name: 'Open menu' })).toHaveCount(0);
          const wide = page.locator('body').evaluate((body) => body.scrollWidth);
          expect(await wide).toBeLessThanOrEqual(width);
        });
      }
    });

    test('the pages have their design, because their styles come with them', async ({ page }) => {
      await page.goto('/');
      const action = page.getByRole('link', { name: 'Book Consultation' }).first();
      await expect(action).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await expect(action).toHaveCSS('text-decoration-line', 'none');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Fraunces/);
    });

    test('all plans can be compared', async ({ page }) => {
      await page.goto('/services');
      await expect(page.getByRole('columnheader')).toHaveText(['Launch', 'Manage', 'Run', 'Elevate']);
      await expect(page.getByRole('radiogroup', { name: 'First plan' })).toHaveCount(0);
      expect(await page.locator('body').evaluate((body) => body.scrollWidth)).toBeLessThanOrEqual(width);
    });

    test('the contact form says that it cannot be sent, and its button is off', async ({ page }) => {
      await page.goto('/contact');
      await expect(page.locator('form noscript [role=status]')).toContainText('This form needs JavaScript');
      await expect(page.getByRole('button', { name: 'Send Message' })).toBeDisabled();
      await page.getByLabel('Name', { exact: true }).fill('Ana Lima');
      await page.getByLabel('Name', { exact: true }).press('Enter');
      await expect(page).toHaveURL('/contact');
    });

    test('shows a club’s positions, and says what applying needs', async ({ page }) => {
      await page.goto('/apply/pine-hollow');
      await expect(heading(page, 'Work at Pine Hollow Swim & Tennis Club')).toBeVisible();
      const positions = page.getByRole('list', { name: 'Open positions' });
      await expect(
        positions
          .getByRole('listitem')
          .filter({ hasText: /\$\d+\.\d\d.* an hour/ })
          .first(),
      ).toBeVisible();
      await expect(page.locator('main noscript [role=status]')).toContainText('Applying needs JavaScript');
      expect(await page.locator('body').evaluate((body) => body.scrollWidth)).toBeLessThanOrEqual(width);
    });

    test('a page that only works with JavaScript says so', async ({ page }) => {
      for (const address of ['/auth', '/dashboard', '/demo/training']) {
        await page.goto(address);
        await expect(notice(page)).toContainText('This page needs JavaScript');
        await expect(notice(page), address).toBeInViewport({ ratio: 1 });
        await expect(notice(page).locator('a')).toHaveText([brand.name, 'Back to Home', 'Contact us']);
        expect(
          await notice(page)
            .locator('img')
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        ).toBeGreaterThan(0);
        expect(await page.locator('body').evaluate((body) => body.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
  });
}

test('an address without a page says so, also below a page', async ({ page, problems }) => {
  for (const address of ['/no/such-page', '/contact/nothing']) {
    expect((await page.goto(address))?.status()).toBe(404);
    const missing = page.locator('#content > noscript > section');
    await expect(missing.locator('h1')).toBeInViewport({ ratio: 1 });
    for (const words of ['404', 'Oops! Page not found']) await expect(missing).toContainText(words);
    await expect(missing.locator('a', { hasText: 'Return to Home' })).toHaveAttribute('href', '/');
    await expect(missing.locator('a', { hasText: 'Contact us' })).toHaveAttribute('href', '/contact');
    // As designed: its styles come with the page.
    await expect(missing.locator('a').first()).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
  // The browser itself reports the status of a page that is not there; there is nothing else.
  expect(problems.filter((text) => !text.includes('status of 404'))).toEqual([]);
  problems.length = 0;
});

test('links work on their own', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Book Consultation' }).first().click();
  await expect(page).toHaveURL('/contact?type=consultation');
  await expect(heading(page, 'Tell us about your club')).toBeVisible();
});

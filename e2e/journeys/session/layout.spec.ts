import type { Page } from '@playwright/test';
import { heading, platformLinks } from '../../support/pages/screen';
import { expect, test } from '../../support/test';

const header = (page: Page) => page.getByRole('banner');

test.describe('the signed-in layout', () => {
  test('says in the user menu who is signed in, and logs them out to the home page', async ({ page, signIn }) => {
    await signIn('admin@pinehollow.test');
    await header(page)
      .getByRole('button', { name: /^Account of/ })
      .click();
    const menu = page.getByRole('menu');
    await expect(menu).toContainText('Marcus Bell');
    await expect(menu).toContainText('admin@pinehollow.test');
    await menu.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    await expect(heading(page, 'The front door')).toBeVisible();
  });

  test('the account menu names the person, their address and their club', async ({ page, signIn }) => {
    await signIn('admin@pinehollow.test');
    await page.getByRole('button', { name: 'Account of Marcus Bell' }).click();
    const menu = page.getByRole('menu');
    await expect(menu).toContainText('Marcus Bell');
    await expect(menu).toContainText('admin@pinehollow.test');
    await expect(menu).toContainText('Pine Hollow Swim & Tennis Club');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Account of Marcus Bell' })).toBeFocused();
  });

  test("shows its icons' names on hover and focus while it is collapsed, and keeps the focus ring within its column", async ({
    page,
    signIn,
  }) => {
    await signIn('admin@pinehollow.test');
    await page.keyboard.press('Control+b');
    const exercises = platformLinks(page).getByRole('link', { name: 'Exercises' });
    const words = page.locator('[data-radix-popper-content-wrapper]').filter({ hasText: 'Exercises' });
    await exercises.hover();
    await expect(words).toBeVisible();
    const [shown, column] = [await words.boundingBox(), await exercises.boundingBox()];
    expect(shown?.x).toBeGreaterThanOrEqual((column?.x ?? 0) + (column?.width ?? 0));
    await page.mouse.move(700, 400);
    await expect(words).toHaveCount(0);

    await platformLinks(page).getByRole('link').first().focus();
    await page.keyboard.press('Tab');
    const focused = platformLinks(page).locator(':focus');
    await expect(page.locator('[data-radix-popper-content-wrapper]')).toBeVisible();
    expect(await focused.evaluate((link) => parseFloat(getComputedStyle(link).outlineOffset))).toBeLessThan(0);
  });

  test('leaves out what the club does not have', async ({ page, signIn }) => {
    await signIn('staff@lakeside.test');
    await expect(platformLinks(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(platformLinks(page).getByRole('link', { name: 'Exercises' })).toHaveCount(0);
  });

  test('fits a phone: the drawer, search and the user menu are all in reach', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn('admin@pinehollow.test');
    for (const name of ['Toggle sidebar', 'Search', /^Account of/]) {
      const box = await header(page).getByRole('button', { name }).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

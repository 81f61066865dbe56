import type { Page } from '@playwright/test';
import { heading } from '../../support/pages/screen';
import { expect, test } from '../../support/test';
import { focusedId, HOME, KEYS } from './visit';

test.describe('the sidebar', () => {
  const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' });
  const width = async (page: Page) => (await sidebar(page).boundingBox())?.width;
  const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle sidebar' });

  test('collapses to icons with names, remembers it for seven days, and survives a reload', async ({
    page,
    context,
  }) => {
    await page.goto('/demo/exercises');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => width(page)).toBe(256);
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(() => width(page)).toBe(48);
    await expect(sidebar(page).getByRole('link', { name: 'Exercises' })).toHaveAttribute('aria-current', 'page');
    await sidebar(page).getByRole('link', { name: 'Exercises' }).hover();
    await expect(page.locator('[data-radix-popper-content-wrapper]')).toHaveText('Exercises');

    const cookie = (await context.cookies()).find(({ value }) => value === 'collapsed');
    const seconds = (cookie?.expires ?? 0) - Date.now() / 1000;
    expect(Math.round(seconds / 3600)).toBe(7 * 24);
    await page.reload();
    await expect.poll(() => width(page)).toBe(48);
    await page.getByRole('link', { name: KEYS.title }).click();
    await expect(heading(page, KEYS.title)).toBeVisible();
    await expect.poll(() => width(page)).toBe(48);
    await toggle(page).click();
    await expect.poll(() => width(page)).toBe(256);
    await page.reload();
    await expect.poll(() => width(page)).toBe(256);
  });

  for (const keys of ['Control+b', 'Meta+b', 'Control+B']) {
    test(`toggles with ${keys}`, async ({ page }) => {
      await page.goto('/demo/exercises');
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press(keys);
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press(keys);
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    });
  }

  for (const name of ['input', 'textarea', 'div']) {
    test(`leaves Ctrl+B to a person who types in an editable ${name}`, async ({ page }) => {
      await page.goto('/demo/exercises');
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
      // No page has a field beside the sidebar yet; a module's will stand in its outlet like this one.
      await page.locator('#module-outlet').evaluate((outlet, tag) => {
        const field = document.createElement(tag);
        if (tag === 'div') field.contentEditable = 'true';
        outlet.append(field);
        field.focus();
      }, name);
      await page.keyboard.press('Control+b');
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
      await toggle(page).focus();
      await page.keyboard.press('Control+b');
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    });
  }

  test('is a drawer on a phone that Escape closes, with the focus returned', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/demo/exercises');
    await expect(heading(page, 'Exercises')).toBeVisible();
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    await expect(drawer).toHaveCount(0);
    await expect(sidebar(page)).toHaveCount(0);
    await toggle(page).click();
    await expect(drawer).toBeVisible();
    expect(await drawer.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
    expect(Math.round((await drawer.boundingBox())?.width ?? 0)).toBe(288);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');

    await page.keyboard.press('Control+b');
    await expect(drawer).toBeVisible();
    await page.mouse.click(380, 400);
    await expect(drawer).toHaveCount(0);
    await expect(page).toHaveURL('/demo/exercises');
  });

  test('as a drawer closes on a step back, which leaves the page open, and Back and Forward go on', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/demo/exercises');
    await page.getByRole('link', { name: KEYS.title }).click();
    await expect(heading(page, KEYS.title)).toBeVisible();
    const address = page.url();
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    for (let round = 0; round < 2; round += 1) {
      await toggle(page).click();
      await expect(drawer).toBeVisible();
      await page.evaluate(() => window.history.back());
      await expect(drawer).toHaveCount(0);
      await expect(page).toHaveURL(address);
      await expect(heading(page, KEYS.title)).toBeVisible();
    }
    await page.goBack();
    await expect(heading(page, 'Exercises')).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(address);
    await expect(heading(page, KEYS.title)).toBeVisible();
  });

  test('as a drawer keeps the focus inside, and closes after a link', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/demo/exercises');
    await toggle(page).click();
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('#page') === null)).toBe(true);
    }
    await drawer.getByRole('link', { name: 'Exit Platform' }).click();
    await expect(heading(page, HOME)).toBeVisible();
    await expect(drawer).toHaveCount(0);
    await expect.poll(() => focusedId(page)).toBe('content');
    expect(await page.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0);
  });

  test('shows icons alone on a tablet until the person wants labels, and is a drawer below 768 px', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1023, height: 900 });
    await page.goto('/demo/exercises');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(() => width(page)).toBe(48);
    await expect(sidebar(page).getByRole('link', { name: 'Exercises' })).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 900 });
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => width(page)).toBe(256);
    await page.setViewportSize({ width: 768, height: 900 });
    await expect.poll(() => width(page)).toBe(48);

    await toggle(page).click();
    await expect.poll(() => width(page)).toBe(256);
    await page.reload();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => width(page)).toBe(256);
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(sidebar(page)).toBeHidden();
  });
});

import { heading, toast } from '../../support/pages/screen';
import { field, group, marked, opener, openPalette, palette, takesShortcut } from '../../support/pages/palette';
import { expect, test } from '../../support/test';

test.describe('the command palette', () => {
  test('opens from the header, finds a page, and opens it', async ({ page, signIn }) => {
    await signIn('admin@pinehollow.test');
    await openPalette(page);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    expect(await takesShortcut(page)).toBe(true);
    await expect(field(page)).toBeFocused();
    await expect(group(page, 'Pages').getByRole('option', { name: 'Exercises' })).toBeVisible();
    await field(page).fill('exer');
    await expect(marked(page)).toHaveText('Exercises');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await marked(page).getAttribute('id')) ?? '-');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/exercises');
    await expect(heading(page, 'Exercises')).toBeVisible();
    await expect(palette(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  });

  test('shows recent choices first, and removes them at sign-out', async ({ page, signIn }) => {
    await signIn('admin@pinehollow.test');
    await openPalette(page);
    await field(page).fill('exercises');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Exercises')).toBeVisible();
    await page.reload();
    await openPalette(page);
    await expect(group(page, 'Recent').getByRole('option')).toHaveText(['Exercises']);
    await expect(marked(page)).toHaveText('Exercises');

    await field(page).fill('log out');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(toast(page, 'Signed out')).toBeVisible();
    // The mark of the module that comes next stands until it has been rendered.
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('is missing in the demo, where no one is signed in', async ({ page }) => {
    await page.goto('/demo/exercises');
    await expect(heading(page, 'Exercises')).toBeVisible();
    await expect(opener(page)).toHaveCount(0);
    // The header has its code: it would hear the keys.
    await page.getByRole('link', { name: 'Keys & Lockers' }).click();
    await expect(heading(page, 'Keys & Lockers')).toBeVisible();
    expect(await takesShortcut(page)).toBe(false);
  });
});

import type { Page } from '@playwright/test';
import { heading } from '../../support/pages/screen';
import { expect, test } from '../../support/test';
import { addForm } from './addForm';

test.describe('unsaved input', () => {
  const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

  test('is asked about before a link discards it', async ({ page }) => {
    await page.goto('/demo/exercises');
    await expect(heading(page, 'Exercises')).toBeVisible();
    await addForm(page);
    await page.getByLabel('Season').fill('2027');
    await page.getByRole('link', { name: 'Exit Platform' }).click();
    await expect(question(page)).toContainText('Your changes to the season are not saved yet.');
    await expect(question(page).getByRole('button', { name: 'Stay on this page' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question(page)).toHaveCount(0);
    await expect(page).toHaveURL('/demo/exercises');
    await expect(page.getByLabel('Season')).toHaveValue('2027');
    await page.getByRole('link', { name: 'Exit Platform' }).click();
    await question(page).getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL('/');
  });

  test('is asked about before a step back, which happens when the person leaves', async ({ page }) => {
    await page.goto('/demo/exercises');
    await page.getByRole('link', { name: 'First Aid Boxes' }).click();
    await expect(heading(page, 'First Aid Boxes')).toBeVisible();
    const address = page.url();
    await addForm(page);
    await page.getByLabel('Season').fill('2027');
    await page.evaluate(() => window.history.back());
    await expect(question(page)).toBeVisible();
    expect(page.url()).toBe(address);
    await expect(heading(page, 'First Aid Boxes')).toBeVisible();
    await question(page).getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL('/demo/exercises');
    await expect(heading(page, 'Exercises')).toBeVisible();
  });

  test('is asked about before the tab closes', async ({ page }) => {
    await page.goto('/demo/exercises');
    await expect(heading(page, 'Exercises')).toBeVisible();
    await addForm(page);
    await page.getByLabel('Season').fill('2027');
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(page.getByLabel('Season')).toHaveValue('2027');
  });
});

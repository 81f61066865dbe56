import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { violationsOf } from '../../support/checks/violationsOf';

const devtools = (page: Page) => page.getByRole('dialog', { name: 'Devtools' });
const tab = (page: Page, name: string) => devtools(page).getByRole('tab', { name });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`the firm sees what is on the page, from which release and why (${width} px)`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height });
    await signIn('firm@clubcrew.test', '/exercises');
    await expect(page.getByRole('heading', { level: 1, name: 'Exercises' })).toBeVisible();
    await openFromPalette(page);

    const exercises = devtools(page).getByRole('listitem').filter({ hasText: 'Exercises' });
    await expect(exercises).toContainText('mounted');
    await expect(exercises).toContainText('It is in production. It fills dashboard.card.');
    expect(await violationsOf(page)).toEqual([]);

    await tab(page, 'Loading').click();
    await expect(devtools(page).getByRole('listitem').filter({ hasText: 'entry.js' }).first()).toContainText(
      'exercises@',
    );
    expect(await violationsOf(page)).toEqual([]);
    await tab(page, 'Shared').click();
    await expect(devtools(page).getByRole('row').filter({ hasText: 'react-dom' }).first()).toContainText(
      /\d+\.\d+\.\d+/,
    );
    expect(await violationsOf(page)).toEqual([]);
    await tab(page, 'Errors').click();
    await expect(devtools(page)).toContainText('Nothing has failed on this page.');
    await page.keyboard.press('Escape');
    await expect(devtools(page)).toHaveCount(0);
  });
}

test('list earlier failures with their numbers', async ({ page, signIn, problems }) => {
  await signIn('firm@clubcrew.test');
  await page.route('**/modules/exercises/**/entry.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/exercises');
  await expect(page.getByRole('alert').filter({ hasText: 'Exercises is unavailable' })).toBeVisible();
  // A choice in the palette waits for the code of the devtools. Once it is there, the keys work.
  await openFromPalette(page);
  await page.keyboard.press('Alt+Shift+D');
  await expect(devtools(page)).toHaveCount(0);
  await page.keyboard.press('Alt+Shift+D');
  await expect(devtools(page).getByRole('listitem').filter({ hasText: 'Exercises' })).toContainText('failed');
  await tab(page, 'Errors').click();
  await expect(devtools(page).getByRole('link', { name: 'E203 missing-file' }).first()).toBeVisible();
  await expect(devtools(page).getByText('Its file entry.js is missing (404).').first()).toBeVisible();
  await page.keyboard.press('Alt+Shift+D');
  await expect(devtools(page)).toHaveCount(0);
  problems.length = 0;
});

test('does not offer them to people of a club', async ({ page, signIn }) => {
  await signIn('admin@pinehollow.test');
  await page.keyboard.press('Alt+Shift+D');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('devtools');
  // Said once everything has been searched: before, an option might only not be there yet.
  await expect(palette(page)).toContainText('Nothing found.');
  await expect(devtools(page)).toHaveCount(0);
});

async function openFromPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('devtools');
  await expect(palette(page).getByRole('option', { selected: true })).toContainText('Open devtools');
  await page.keyboard.press('Enter');
  await expect(devtools(page)).toBeVisible();
}

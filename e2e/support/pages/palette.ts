import type { Page } from '@playwright/test';
import { expect } from '../test';

/** The button in the header that opens the palette. */
export const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' });
export const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });
export const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Search pages, people and actions' });
export const options = (page: Page) => palette(page).getByRole('option');
export const marked = (page: Page) => palette(page).getByRole('option', { selected: true });
export const group = (page: Page, name: string) => palette(page).getByRole('group', { name });

/** Whether the page handles Ctrl+K itself, rather than leave it to the browser. */
export async function takesShortcut(page: Page): Promise<boolean> {
  const press = await page.evaluateHandle(() => ({
    taken: new Promise<boolean>((resolve) => {
      window.addEventListener('keydown', (event) => {
        // Runs after every listener of the page.
        if (event.key === 'k') setTimeout(() => resolve(event.defaultPrevented), 0);
      });
    }),
  }));
  await page.keyboard.press('Control+k');
  return press.evaluate(({ taken }) => taken);
}

/** Opens it and waits until it accepts typing. */
export async function openPalette(page: Page): Promise<void> {
  await opener(page).click();
  await expect(field(page)).toBeFocused();
}

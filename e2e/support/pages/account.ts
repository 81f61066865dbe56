import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../test';

/** The person whose account menu is on the page. */
export async function expectAccount(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible();
}

/** Logs out by the account menu, and waits until it is done: an earlier page load would still find the session. */
export async function logOut(page: Page): Promise<void> {
  await page.bringToFront();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
}

/** Adds errors of the other tabs to the problems of a test: they count as much as those of its own page. */
export function hearOtherTabs(context: BrowserContext, page: Page, problems: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error' && message.page() !== page) problems.push(message.text());
  });
  context.on('weberror', (error) => {
    if (error.page() !== page) problems.push(error.error().message);
  });
}

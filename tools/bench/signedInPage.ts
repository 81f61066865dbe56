import type { Browser, Page } from '@playwright/test';

const MANAGER = { email: 'manager@pinehollow.test', password: 'clubcrew-local' };

/** A wide page on which the demo club's manager has signed in. */
export async function signedInPage(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${origin}/auth`);
  await page.getByLabel('Email').fill(MANAGER.email);
  await page.getByLabel('Password').fill(MANAGER.password);
  await page.getByRole('button', { name: 'Admin Sign In' }).click();
  await page.waitForURL(`${origin}/dashboard`);
  return page;
}

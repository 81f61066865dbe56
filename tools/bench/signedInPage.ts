import type { Browser, Page } from '@playwright/test';

const MANAGER = 'manager@pinehollow.test';
const PASSWORD = 'clubcrew-local';

/** A wide page on which a person of the seed has signed in: the demo club's manager by default. */
export async function signedInPage(browser: Browser, origin: string, email = MANAGER): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${origin}/auth`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Admin Sign In' }).click();
  await page.waitForURL((url) => url.pathname !== '/auth');
  return page;
}

/** The text that a browser stores about a person of the seed who has signed in: the demo club's manager by default. */
export async function storedSession(browser: Browser, origin: string, email = MANAGER): Promise<string> {
  const page = await signedInPage(browser, origin, email);
  const session = await page.evaluate<string>("localStorage.getItem('platform-session')");
  await page.close();
  return session;
}

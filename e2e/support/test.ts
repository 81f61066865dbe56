import { test as base, expect, type Page } from '@playwright/test';

export { expect };

/** Password of everyone in the local seed. */
export const PASSWORD = 'clubcrew-local';

interface Fixtures {
  /** Signs a person of the local seed in through the sign-in page. */
  signIn(email: string): Promise<void>;
  /** Console errors and uncaught exceptions of the page so far; a test that expects some empties it. */
  problems: string[];
}

/** A test that fails on anything that the page's console calls an error. */
export const test = base.extend<Fixtures>({
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(error.message));
      await use(problems);
      expect(problems, 'errors in the console of the page').toEqual([]);
    },
    { auto: true },
  ],

  signIn: async ({ page }, use) => {
    await use(async (email) => {
      await page.goto('/auth');
      await submitSignIn(page, email, PASSWORD);
      await expect(page).toHaveURL('/dashboard');
    });
  },
});

/** Fills in and sends the sign-in form of the open page. */
export async function submitSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Admin Sign In' }).click();
}

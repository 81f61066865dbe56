import { test as base, expect, type Page } from '@playwright/test';
import { modulesOfGroup, requestedModules } from './modulesOfGroup';
import { PASSWORD, personsClient } from './people';

export { expect, PASSWORD };

/** Where a browser keeps the session of whoever is signed in. */
const SESSION_KEY = 'platform-session';
const EMPTY_PAGE = '/empty';
const DASHBOARD = '/dashboard';

interface Fixtures {
  /** Opens an address as a person of the local seed; if none is named the dashboard, and waits for it. */
  signIn(email: string, address?: string): Promise<void>;
  /** Console errors and uncaught exceptions of the page so far; a test that expects some empties it. */
  problems: string[];
  /** Modules whose code this test has requested and its group does not declare. */
  undeclaredModules: () => string[];
}

/** A test that fails on anything that the page's console calls an error, and on a module that its group does not declare. */
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

  undeclaredModules: [
    async ({ page: _page }, use, { project }) => {
      const declared = modulesOfGroup(project.testDir);
      const requested = requestedModules();
      const undeclared = () => requested().filter((id) => !declared.includes(id));
      await use(undeclared);
      // Nx reruns a group when one of its modules changes: an undeclared one would change, and its tests stay green.
      expect(undeclared(), `modules missing from implicitDependencies in ${project.testDir}/project.json`).toEqual([]);
    },
    { auto: true },
  ],

  signIn: async ({ page }, use) => {
    await use((email, address) => signInAs(page, email, address));
  },
});

/**
 * Opens an address as a person of the local seed, on a page such as one of several browsers. Their session is put where
 * the sign-in page would leave it; signIn.spec goes through that page in earnest.
 */
export async function signInAs(page: Page, email: string, address = DASHBOARD): Promise<void> {
  const { data } = await (await personsClient(email)).auth.getSession();
  // A page of the site's origin that runs no code.
  await page.route(EMPTY_PAGE, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:," />' }),
  );
  await page.goto(EMPTY_PAGE);
  await page.unroute(EMPTY_PAGE);
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    SESSION_KEY,
    JSON.stringify(data.session),
  ] as const);
  await page.goto(address);
  // Whoever goes on from there finds the whole platform loaded.
  if (address === DASHBOARD) await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Fills in and sends the sign-in form of the open page. */
export async function submitSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Admin Sign In' }).click();
}

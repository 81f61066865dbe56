import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';
import { followModules, type ModuleUse } from './releases/moduleUse';
import { PASSWORD, personsClient } from './people';

export { expect, PASSWORD };

/** Where a browser keeps the session of a signed-in person. */
const SESSION_KEY = 'platform-session';
const DASHBOARD = '/dashboard';
/** Prefix of the console lines about violations of the page's policy. */
const REFUSAL = 'security policy:';
/** The shell's warning about a module that changed the page and did not restore it. */
const LEFT_BEHIND = 'A module left behind:';

interface Fixtures {
  /** Opens an address as a person of the local seed, or the dashboard if none is given, and waits for it. */
  signIn(email: string, address?: string): Promise<void>;
  /**
   * Signs in a person of the local seed without opening a page of the product: the test's first page finds them signed
   * in.
   */
  startSession(email: string): Promise<void>;
  /**
   * Console errors, uncaught exceptions and what modules left behind on the page so far; a test that expects some empties
   * it.
   */
  problems: string[];
  /** Refusals by the security policy on pages of the test's browser so far; a test that expects some empties it. */
  refusals: string[];
  /** The modules that this test has loaded besides those that its group declares. */
  moduleUse: ModuleUse;
  /** Restores the network. */
  network: void;
}

/** A test that fails on any error in the page's console, and on a module that its group does not declare. */
export const test = base.extend<Fixtures>({
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.text().startsWith(LEFT_BEHIND)) problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(error.message));
      await use(problems);
      expect(problems, 'errors in the console of the page').toEqual([]);
    },
    { auto: true },
  ],

  refusals: [
    async ({ context }, use) => {
      const refusals: string[] = [];
      await context.addInitScript((mark) => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) =>
          console.debug(mark, violatedDirective, blockedURI, sourceFile, sample),
        );
      }, REFUSAL);
      const collect = (message: ConsoleMessage) => {
        if (message.text().startsWith(REFUSAL)) refusals.push(message.text().slice(REFUSAL.length + 1));
      };
      context.on('console', collect);
      await use(refusals);
      context.off('console', collect);
      expect(refusals, 'what a security policy refused').toEqual([]);
    },
    { auto: true },
  ],

  moduleUse: [
    async ({ page: _page }, use, { project }) => {
      const moduleUse = followModules(project.testDir);
      await use(moduleUse);
      // Nx reruns a group when one of its modules changes. After a change to an undeclared one, it would replay an old
      // pass.
      const place = `modules missing from implicitDependencies in ${project.testDir}/project.json`;
      expect(moduleUse.undeclared(), place).toEqual([]);
    },
    { auto: true },
  ],

  network: [
    async ({ context }, use) => {
      await use();
      // The next test of the worker has the same context, and Playwright leaves it offline.
      await context.setOffline(false);
    },
    { auto: true },
  ],

  signIn: async ({ page }, use) => {
    await use((email, address) => signInAs(page, email, address));
  },

  startSession: async ({ page }, use) => {
    await use((email) => startSessionIn(page, email));
  },
});

/**
 * Opens an address as a person of the local seed, on a page such as one of several browsers. Their session is stored
 * where the sign-in page would store it, before the page runs its first line; signIn.spec tests that page.
 */
export async function signInAs(page: Page, email: string, address = DASHBOARD): Promise<void> {
  const session = await newSession(email);
  const planting = await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    SESSION_KEY,
    session,
  ] as const);
  await page.goto(address);
  await planting.dispose();
  // A test that continues from there finds the whole platform loaded.
  if (address === DASHBOARD) await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Signs in a person of the local seed on a page, for a test that opens its own address next. */
export async function startSessionIn(page: Page, email: string): Promise<void> {
  const session = await newSession(email);
  // An address of the same origin without the shell.
  await page.goto('/healthz');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [SESSION_KEY, session] as const);
}

async function newSession(email: string): Promise<string> {
  const { data } = await (await personsClient(email)).auth.getSession();
  return JSON.stringify(data.session);
}

/** Fills in and sends the sign-in form of the open page. */
export async function submitSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Admin Sign In' }).click();
}

import { expect, type Locator, type Page } from '@playwright/test';

const announcements = (page: Page): Locator =>
  page.getByRole('region', { name: 'Notifications' }).locator('[data-toast]:not([data-passed])');

/** The announcement with this title in the corner of the page. */
export const toast = (page: Page, title: string): Locator => announcements(page).filter({ hasText: title });

/** Ignores the announcements that are shown now: `toast` finds only later ones, even with the same title. */
export const passToasts = (page: Page): Promise<void> =>
  announcements(page).evaluateAll((all) => all.forEach((one) => one.setAttribute('data-passed', '')));

/** The page's one main heading. */
export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name, exact: typeof name === 'string' });

/** Name and address of every link in a part of the page, in order. */
export async function linksOf(part: Locator): Promise<(string | null)[][]> {
  const links = await part.getByRole('link').all();
  return Promise.all(links.map(async (link) => [await link.textContent(), await link.getAttribute('href')]));
}

/** The links of the sidebar or, on a phone, of the drawer. */
export const platformLinks = (page: Page): Locator => page.getByRole('navigation', { name: 'Platform' });

/** Addresses of the requests that the page sends from now on to any of these paths, such as `/auth/v1/token`. */
export function recordRequests(page: Page, ...paths: string[]): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // On one visit in five the shell reports how its modules loaded, on any page.
    if (pathname.endsWith('/rpc/report_module_health')) return;
    if (paths.some((path) => pathname.startsWith(path))) sent.push(`${request.method()} ${pathname}${search}`);
  });
  return sent;
}

/**
 * Begins to use the page, and resolves when the shell answers links and the history. A public page loads the shell on
 * first use, or earlier on a fast network, so a link that is followed at once may load a page.
 */
export async function startShell(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  // Only the shell sets this property.
  await expect.poll(() => page.evaluate(() => window.history.scrollRestoration)).toBe('manual');
}

/** Resolves when the page has rendered its current state: only then can a test say that something is missing. */
export const nextPaint = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

/** Waits for the code that the shell loads once a page has settled. A page that goes offline before it arrives logs an error. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/notices.')),
  );
}

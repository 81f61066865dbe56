import type { Page } from '@playwright/test';
import { expectAccount, hearOtherTabs, logOut } from '../../support/pages/account';
import { heading, platformLinks, toast } from '../../support/pages/screen';
import { expect, PASSWORD, submitSignIn, test } from '../../support/test';
import { askPartsAlone } from '../../support/platform/partsAlone';

const alert = (page: Page) => page.getByRole('alert');
const submit = (page: Page) => page.getByRole('button', { name: 'Admin Sign In' });

test.describe('after signing in', () => {
  test('the person lands on the page they requested', async ({ page, problems }) => {
    const wanted = '/exercises/keys?from=mail#people';
    await page.goto('/missing-page');
    await page.goto(wanted);
    await expect(page).toHaveURL('/auth');
    await submitSignIn(page, 'staff@pinehollow.test', PASSWORD);
    await expect(page).toHaveURL(wanted);
    await expect(heading(page, 'Keys & Lockers')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/missing-page');
    // A missing page is answered with 404, which Chromium logs.
    problems.length = 0;
  });

  test('the requested page survives a reload of the sign-in page', async ({ page }) => {
    await page.goto('/exercises');
    await expect(page).toHaveURL('/auth');
    await page.reload();
    await submitSignIn(page, 'staff@pinehollow.test', PASSWORD);
    await expect(page).toHaveURL('/exercises');
  });

  test('a reload keeps the session, without showing the sign-in page', async ({ page, signIn }) => {
    await signIn('staff@pinehollow.test', '/exercises');
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await page.reload();
    await expect(heading(page, 'Exercises')).toBeVisible();
    await expectAccount(page, 'Jordan Blake');
    expect(new Set(visited)).toEqual(new Set(['/exercises']));
  });

  test('a token that the server no longer knows leads to the sign-in page, which says so', async ({
    page,
    signIn,
    problems,
  }) => {
    await signIn('staff@pinehollow.test');
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('platform-session') ?? '{}') as Record<string, unknown>;
      localStorage.setItem('platform-session', JSON.stringify({ ...session, expires_at: 1, refresh_token: 'gone' }));
    });
    await page.goto('/exercises');
    await expect(page).toHaveURL('/auth');
    expect(await page.evaluate(() => localStorage.getItem('platform-session'))).toBeNull();
    const reason = page.getByRole('status').filter({ hasText: 'Your session has ended' });
    await expect(reason).toBeVisible();
    await submitSignIn(page, 'staff@pinehollow.test', PASSWORD);
    await expect(page).toHaveURL('/exercises');
    // A person who leaves by themselves knows why.
    await logOut(page);
    await page.goto('/auth');
    await expect(submit(page)).toBeEnabled();
    await expect(reason).toHaveCount(0);
    problems.length = 0;
  });
});

test.describe('two tabs', () => {
  test('signing out here signs out there', async ({ page, context, signIn, problems }) => {
    hearOtherTabs(context, page, problems);
    await signIn('staff@pinehollow.test');
    const other = await context.newPage();
    await other.goto('/exercises');
    await expect(heading(other, 'Exercises')).toBeVisible();
    await logOut(page);
    await expect(toast(page, 'Signed out')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(other).toHaveURL('/auth');
    await expect(other.getByText('Pine Hollow')).toHaveCount(0);
    await expect(other.getByRole('button', { name: /^Account of/ })).toHaveCount(0);
  });
});

test.describe('after signing out', () => {
  /** Marcus Bell has looked at two pages of Exercises in this tab, and signed out from the second. */
  async function leaveTraces(page: Page): Promise<void> {
    await platformLinks(page).getByRole('link', { name: 'Exercises' }).click();
    await page.getByRole('link', { name: 'First Aid Boxes' }).click();
    await expect(page.getByRole('rowheader', { name: 'Jordan Blake' })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await logOut(page);
    await expect(page).toHaveURL('/');
  }
  /** By links, so that the document, with all that it has in memory, stays the same. */
  async function toSignInPage(page: Page): Promise<void> {
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Client Login' }).click();
    await expect(page).toHaveURL('/auth');
  }
  // Two steps back lie on a page of Marcus Bell's, without a page load in between.
  const stepBack = (page: Page) => page.evaluate(() => window.history.go(-2));

  test('nothing of the person is left in the browser, and going back opens the sign-in page', async ({
    page,
    signIn,
  }) => {
    await signIn('admin@pinehollow.test');
    await leaveTraces(page);
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }));
    expect(kept).not.toMatch(/pinehollow|pine hollow|access_token|marcus|First Aid/i);
    expect((await page.context().cookies()).filter(({ name }) => name !== 'sidebar_state')).toEqual([]);

    await stepBack(page);
    await expect(page).toHaveURL('/auth');
    await expect(page.getByText(/First Aid|Pine Hollow|Marcus/)).toHaveCount(0);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('shows nothing of the person after a step back', async ({ page, signIn }) => {
    await signIn('admin@pinehollow.test');
    await leaveTraces(page);
    await page.goBack();
    await expect(page.getByRole('button', { name: /^Account of/ })).toHaveCount(0);
    await expect(page.getByText(/First Aid|Pine Hollow|Marcus/)).toHaveCount(0);
  });

  test('a person of another club gets their own pages in the same tab', async ({ page, signIn }) => {
    await signIn('admin@pinehollow.test');
    await leaveTraces(page);
    await toSignInPage(page);
    await submitSignIn(page, 'admin@lakeside.test', PASSWORD);
    await expectAccount(page, 'Patricia Nguyen');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText(/Pine Hollow|First Aid|Marcus Bell/)).toHaveCount(0);
    await expect(platformLinks(page).getByRole('link', { name: 'Exercises' })).toHaveCount(0);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('a person of the same club reads the rows again instead of the cached ones', async ({ page, signIn }) => {
    await signIn('admin@pinehollow.test');
    await leaveTraces(page);
    await toSignInPage(page);
    await submitSignIn(page, 'manager@pinehollow.test', PASSWORD);
    await expectAccount(page, 'Elena Ruiz');
    const asked = page.waitForRequest((request) => request.url().includes('/staff_members?select=id%2Cname'));
    await platformLinks(page).getByRole('link', { name: 'Exercises' }).click();
    await asked;
    await expect(page.getByRole('link', { name: 'First Aid Boxes' })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});

test.describe('a failed read is never treated as an empty one', () => {
  for (const table of ['profiles', 'clubs']) {
    test(`a failing lookup in ${table} says so, never onboards, and Retry works`, async ({
      page,
      signIn,
      problems,
    }) => {
      await signIn('staff@pinehollow.test');
      const visited: string[] = [];
      page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
      const lookUp = `**/rest/v1/${table}?**`;
      await askPartsAlone(page);
      await page.route(lookUp, (route) =>
        route.fulfill({ status: 500, json: { message: 'the disk is full', code: 'XX000' } }),
      );
      await page.goto('/exercises');
      await expect(alert(page)).toContainText('Failed to fetch club');
      await expect(alert(page)).toContainText('The server could not answer. Try again in a moment.');
      const retry = alert(page).getByRole('button', { name: 'Retry' });
      const refused = page.waitForResponse(lookUp);
      await retry.click();
      await refused;
      await expect(retry).toBeEnabled();
      await expect(alert(page)).toContainText('The server could not answer. Try again in a moment.');
      await page.unroute(lookUp);
      await retry.click();
      await expect(heading(page, 'Exercises')).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Pine Hollow');
      expect(new Set(visited)).toEqual(new Set(['/exercises']));
      problems.length = 0;
    });
  }
});

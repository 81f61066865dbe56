import type { BrowserContext, Page } from '@playwright/test';
import { expectAccount, hearOtherTabs, logOut } from '../../support/pages/account';
import { testFailedLookUp } from '../../support/checks/failedLookUp';
import { heading, platformLinks, recordRequests } from '../../support/pages/screen';
import { expect, PASSWORD, submitSignIn, test } from '../../support/test';
import { askPartsAlone } from '../../support/platform/partsAlone';

const NOT_INVITED = 'Access is currently restricted to invited users only. Please contact us for access.';
const alert = (page: Page) => page.getByRole('alert');
const submit = (page: Page) => page.getByRole('button', { name: 'Admin Sign In' });

test.describe('the sign-in page', () => {
  test('has two inputs, the button, and the ways to the firm and home', async ({ page }) => {
    await page.goto('/auth');
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
    await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password');
    await expect(submit(page)).toBeEnabled();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
    await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });

  test('refuses a wrong password without saying whether the address exists, keeps the address, and accepts the right one', async ({
    page,
    problems,
  }) => {
    await page.goto('/auth');
    await submitSignIn(page, 'staff@pinehollow.test', 'not-the-password');
    await expect(alert(page)).toHaveText('The email or the password is wrong.');
    await expect(page).toHaveURL('/auth');
    await expect(page.getByLabel('Email')).toHaveValue('staff@pinehollow.test');
    await expect(page.getByLabel('Password')).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('platform-session'))).toBeNull();
    // The browser itself reports the status of the refused request.
    expect(problems.filter((text) => !text.includes('status of 400'))).toEqual([]);
    problems.length = 0;

    // What the server said goes when the form itself finds something else.
    await page.getByLabel('Password').fill('');
    await page.getByLabel('Password').press('Enter');
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Enter your password.');
    await expect(alert(page)).toHaveCount(0);

    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByLabel('Password').press('Enter');
    await expect(page).toHaveURL('/dashboard');
  });

  for (const address of ['stranger@example.test', "x'or/**/1=1--@example.test", 'admin@pinehollow.test.example.test']) {
    test(`refuses ${address} without a sign-in attempt`, async ({ page }) => {
      const attempts = recordRequests(page, '/auth/v1');
      await page.goto('/auth');
      await submitSignIn(page, address, PASSWORD);
      await expect(alert(page)).toHaveText(NOT_INVITED);
      await expect(submit(page)).toBeEnabled();
      await expect(page).toHaveURL('/auth');
      expect(attempts).toEqual([]);
    });
  }

  test('accepts the address in any case and with spaces around it', async ({ page }) => {
    await page.goto('/auth');
    await submitSignIn(page, ' Staff@PineHollow.test ', PASSWORD);
    await expect(page).toHaveURL('/dashboard');
    await expectAccount(page, 'Jordan Blake');
  });

  for (const empty of ['Email', 'Password']) {
    test(`sends nothing without ${empty}`, async ({ page }) => {
      const sent = recordRequests(page, '/auth/v1', '/rest/v1');
      await page.goto('/auth');
      await submitSignIn(page, empty === 'Email' ? '' : 'staff@pinehollow.test', empty === 'Password' ? '' : PASSWORD);
      const field = page.getByLabel(empty);
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(
        empty === 'Email' ? 'Enter your email address.' : 'Enter your password.',
      );
      await expect(page).toHaveURL('/auth');
      expect(sent).toEqual([]);
    });
  }

  test('names an invalid address at its field, and sends nothing', async ({ page }) => {
    const sent = recordRequests(page, '/auth/v1', '/rest/v1');
    await page.goto('/auth');
    await submitSignIn(page, "x' or 1=1 --@example.test", PASSWORD);
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/^Enter a complete email address/);
    expect(sent).toEqual([]);
  });

  const brokenAnswers = [
    ['the invitation check cannot be reached', '**/rest/v1/rpc/is_invited', null],
    ['the sign-in cannot be reached', '**/auth/v1/token*', null],
    ['the sign-in answers without a reason', '**/auth/v1/token*', { status: 500, json: {} }],
  ] as const;
  for (const [what, address, answer] of brokenAnswers) {
    test(`says in words that ${what}, and lets the person try again`, async ({ page, problems }) => {
      await page.route(address, (route) => (answer ? route.fulfill(answer) : route.abort()));
      await page.goto('/auth');
      await submitSignIn(page, 'staff@pinehollow.test', PASSWORD);
      await expect(alert(page)).toHaveText('An error occurred during sign in');
      await expect(submit(page)).toBeEnabled();
      await page.unroute(address);
      await submit(page).click();
      await expect(page).toHaveURL('/dashboard');
      problems.length = 0;
    });
  }
});

test.describe('after signing in', () => {
  test('/auth redirects to the dashboard', async ({ page, signIn }) => {
    await signIn('staff@pinehollow.test', '/auth');
    await expect(page).toHaveURL('/dashboard');
    await expect(heading(page, /Jordan Blake/)).toBeVisible();
  });
});

test('a page neither waits for the code that renews a session, nor needs it to end the session', async ({
  page,
  problems,
  signIn,
}) => {
  const asked: string[] = [];
  await page.route(/\/shell\/.*\/auth\.\w+\.js$/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await signIn('staff@pinehollow.test', '/dashboard');
  await expectAccount(page, 'Jordan Blake');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expectAccount(page, 'Jordan Blake');

  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: /^Account of/ })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('platform-session'))).toBeNull();

  await page.goto('/auth');
  await expect(page.getByLabel('Email')).toBeVisible();
  // The browser itself reports what did not arrive.
  problems.length = 0;
});

test('a session that has to be renewed waits for that code, and stays when it does not arrive', async ({
  page,
  problems,
  signIn,
}) => {
  await signIn('staff@pinehollow.test', '/dashboard');
  await expectAccount(page, 'Jordan Blake');
  await page.goto('about:blank');
  const file = /\/shell\/.*\/auth\.\w+\.js$/;
  await page.route(file, (route) => route.abort());
  await page.addInitScript(() => {
    const stored = localStorage.getItem('platform-session');
    if (stored)
      localStorage.setItem('platform-session', JSON.stringify({ ...(JSON.parse(stored) as object), expires_at: 1 }));
  });
  await page.goto('/dashboard');
  await expect(alert(page)).toContainText('You are not signed out');
  expect(await page.evaluate(() => localStorage.getItem('platform-session'))).not.toBeNull();

  await page.unroute(file);
  await alert(page).getByRole('button', { name: 'Retry' }).click();
  await expectAccount(page, 'Jordan Blake');
  // The browser itself reports what did not arrive.
  problems.length = 0;
});

test.describe('two tabs', () => {
  test.beforeEach(({ context, page, problems }) => hearOtherTabs(context, page, problems));

  async function twoTabs(context: BrowserContext, first: Page): Promise<Page> {
    const second = await context.newPage();
    await second.goto('/auth');
    await first.bringToFront();
    await first.goto('/auth');
    return second;
  }

  test('signing in here signs in there', async ({ page, context }) => {
    const other = await twoTabs(context, page);
    await submitSignIn(page, 'staff@pinehollow.test', PASSWORD);
    await expect(page).toHaveURL('/dashboard');
    await expect(other).toHaveURL('/dashboard');
    await expectAccount(other, 'Jordan Blake');
  });

  test('keeps typed input when the person leaves, and says why on the next sign-in page', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn('staff@pinehollow.test');
    const other = await context.newPage();
    await other.goto('/settings');
    await other.getByLabel('Display name').fill('Jordan B.');
    await logOut(page);
    await expect(page).toHaveURL('/');
    const reason = (tab: Page) => tab.getByRole('status').filter({ hasText: 'signed out in another tab' });
    await expect(other).toHaveURL('/auth');
    await expect(reason(other)).toBeVisible();
    await expect(other.getByText('Jordan B.')).toHaveCount(0);

    await page.goto('/auth');
    await expect(submit(page)).toBeEnabled();
    await expect(reason(page)).toHaveCount(0);
    await submitSignIn(other, 'staff@pinehollow.test', PASSWORD);
    await expect(other).toHaveURL('/settings');
    await logOut(other);
    await expect(other).toHaveURL('/');
    await other.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await other.getByRole('main').getByRole('link', { name: 'Client Login' }).click();
    await expect(submit(other)).toBeEnabled();
    await expect(reason(other)).toHaveCount(0);
  });

  test('another person who signs in here replaces the person there', async ({ page, context, signIn }) => {
    await signIn('admin@pinehollow.test');
    const other = await context.newPage();
    await other.goto('/dashboard');
    await expectAccount(other, 'Marcus Bell');
    // News of a session reaches the other tab on two ways, in no certain order: often enough, each is the first.
    for (const next of ['lakeside', 'pinehollow', 'lakeside', 'pinehollow', 'lakeside']) {
      await logOut(page);
      await expect(page).toHaveURL('/');
      await expect(other).toHaveURL('/auth');
      await page.goto('/auth');
      await submitSignIn(page, `staff@${next}.test`, PASSWORD);
      await expect(page).toHaveURL('/dashboard');
      await expectAccount(other, next === 'lakeside' ? 'Sam Okafor' : 'Jordan Blake');
      await expect(other.getByRole('main')).toContainText(next === 'lakeside' ? 'Lakeside' : 'Pine Hollow');
      await expect(platformLinks(other).getByRole('link', { name: 'Exercises' })).toHaveCount(
        next === 'lakeside' ? 0 : 1,
      );
    }
  });
});

test.describe('a return address never leads off the site', () => {
  for (const address of [
    '/auth?next=//evil.test',
    '/auth?next=https://evil.test/',
    '/auth?redirect=https://evil.test&from=//evil.test&returnTo=%2F%2Fevil.test',
    '/auth#from=//evil.test',
    '/auth/?from=/%5Cevil.test',
  ]) {
    test(`by ${address}`, async ({ page }) => {
      await page.goto(address);
      await submitSignIn(page, 'staff@pinehollow.test', PASSWORD);
      await expect(page).toHaveURL('/dashboard');
      await expect(heading(page, /Jordan Blake/)).toBeVisible();
    });
  }

  for (const from of [
    '//evil.test/',
    'https://evil.test/',
    '/\\evil.test',
    'javascript:alert(1)',
    '/.//evil.test/',
    { pathname: '//evil.test' },
  ]) {
    test(`by the forged history state ${JSON.stringify(from)}`, async ({ page }) => {
      await page.goto('/auth');
      await expect(submit(page)).toBeVisible();
      await page.evaluate(
        (forged) => window.history.replaceState({ usr: { from: forged }, key: 'forged' }, '', '/auth'),
        from,
      );
      await page.reload();
      await submitSignIn(page, 'staff@pinehollow.test', PASSWORD);
      await expectAccount(page, 'Jordan Blake');
      await expect(page).toHaveURL('/dashboard');
    });
  }
});

test.describe('a failed read is never treated as an empty one', () => {
  testFailedLookUp('/dashboard');

  test('links the number to the page that explains it', async ({ page, signIn, problems }) => {
    await signIn('staff@lakeside.test');
    await askPartsAlone(page);
    for (const lookUp of ['**/rest/v1/clubs?**', '**/rest/v1/rpc/get_user_permissions']) {
      await page.route(lookUp, (route) => route.fulfill({ status: 500, json: { message: 'full', code: 'XX000' } }));
      await page.goto('/dashboard');
      await alert(page).getByRole('link', { name: 'Error E301' }).click();
      await expect(page).toHaveURL('/errors/E301');
      await expect(heading(page, /could not be read/)).toBeVisible();
      await page.unroute(lookUp);
    }
    problems.length = 0;
  });

  test('a failed club lookup without a reason says Failed to fetch club', async ({ page, signIn, problems }) => {
    await signIn('staff@pinehollow.test');
    await askPartsAlone(page);
    await page.route('**/rest/v1/clubs?**', (route) => route.abort());
    await page.goto('/dashboard');
    await expect(alert(page)).toContainText('Failed to fetch club');
    await expect(alert(page).getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    problems.length = 0;
  });

  test('failed permissions never show No Features Available, and Retry works', async ({ page, signIn, problems }) => {
    await signIn('staff@pinehollow.test');
    let asked = 0;
    const lookUp = '**/rest/v1/rpc/get_user_permissions';
    await askPartsAlone(page);
    await page.route(lookUp, (route) => {
      asked += 1;
      return route.fulfill({ status: 500, json: { message: 'the disk is full', code: 'XX000' } });
    });
    await page.goto('/dashboard');
    await expect(alert(page)).toContainText('The server could not answer. Try again in a moment.');
    expect(asked).toBeGreaterThan(0);
    await expect(page.getByText('No Features Available')).toHaveCount(0);
    await page.unroute(lookUp);
    await alert(page).getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Team Collaboration')).toBeVisible();
    problems.length = 0;
  });

  test('a person without grants sees No Features Available', async ({ page, signIn }) => {
    await signIn('staff@pinehollow.test');
    await askPartsAlone(page);
    await page.route('**/rest/v1/rpc/get_user_permissions', (route) => route.fulfill({ json: [] }));
    await page.goto('/dashboard');
    await expect(page.getByText('No Features Available')).toBeVisible();
  });
});

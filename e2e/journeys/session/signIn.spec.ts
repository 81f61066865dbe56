import type { BrowserContext, Page } from '@playwright/test';
import { heading, platformLinks, recordRequests, toast } from '../../support/screen';
import { expect, PASSWORD, submitSignIn, test } from '../../support/test';

const NOT_INVITED = 'Access is currently restricted to invited users only. Please contact us for access.';
const alert = (page: Page) => page.getByRole('alert');
const submit = (page: Page) => page.getByRole('button', { name: 'Admin Sign In' });

/** The person whose account menu the page shows. */
async function expectAccount(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await page.bringToFront();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

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

  test('tells a wrong password from nothing else, keeps the address, and lets in with the right one', async ({
    page,
    problems,
  }) => {
    await page.goto('/auth');
    await submitSignIn(page, 'staff@pinehollow.test', 'not-the-password');
    await expect(alert(page)).toHaveText('Invalid login credentials');
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
    test(`turns ${address} away without a sign-in attempt`, async ({ page }) => {
      const attempts = recordRequests(page, '/auth/v1');
      await page.goto('/auth');
      await submitSignIn(page, address, PASSWORD);
      await expect(alert(page)).toHaveText(NOT_INVITED);
      await expect(submit(page)).toBeEnabled();
      await expect(page).toHaveURL('/auth');
      expect(attempts).toEqual([]);
    });
  }

  test('takes the address in any case and with spaces around it', async ({ page }) => {
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

  test('names an address that is none at its field, and sends nothing', async ({ page }) => {
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
    test(`tells in words that ${what}, and lets the person try again`, async ({ page, problems }) => {
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
  test('the person lands where they wanted to go', async ({ page }) => {
    const wanted = '/training/30000000-0000-4000-8000-000000004000?from=mail#people';
    await page.goto(wanted);
    await expect(page).toHaveURL('/auth');
    await submitSignIn(page, 'staff@pinehollow.test', PASSWORD);
    await expect(page).toHaveURL(wanted);
    await expect(heading(page, 'Lifeguard Skills & Rescues')).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL('/auth');
  });

  test('/auth leads on to the dashboard', async ({ page, signIn }) => {
    await signIn('staff@pinehollow.test', '/auth');
    await expect(page).toHaveURL('/dashboard');
    await expect(heading(page, /Jordan Blake/)).toBeVisible();
  });

  test('the wanted page survives a reload of the sign-in page', async ({ page }) => {
    await page.goto('/training');
    await expect(page).toHaveURL('/auth');
    await page.reload();
    await submitSignIn(page, 'staff@pinehollow.test', PASSWORD);
    await expect(page).toHaveURL('/training');
  });

  test('a reload keeps the session, without a look at the sign-in page', async ({ page, signIn }) => {
    await signIn('staff@pinehollow.test', '/training');
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await page.reload();
    await expect(heading(page, 'Training')).toBeVisible();
    await expectAccount(page, 'Jordan Blake');
    expect(new Set(visited)).toEqual(new Set(['/training']));
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
    await page.goto('/training');
    await expect(page).toHaveURL('/auth');
    expect(await page.evaluate(() => localStorage.getItem('platform-session'))).toBeNull();
    const reason = page.getByRole('status').filter({ hasText: 'Your session has ended' });
    await expect(reason).toBeVisible();
    await submitSignIn(page, 'staff@pinehollow.test', PASSWORD);
    await expect(page).toHaveURL('/training');
    // Whoever leaves by themselves knows why.
    await logOut(page);
    await page.goto('/auth');
    await expect(submit(page)).toBeEnabled();
    await expect(reason).toHaveCount(0);
    problems.length = 0;
  });
});

test.describe('two tabs', () => {
  // The second tab's errors count as much as the first one's.
  test.beforeEach(({ context, page, problems }) => {
    context.on('console', (message) => {
      if (message.type() === 'error' && message.page() !== page) problems.push(message.text());
    });
    context.on('weberror', (error) => {
      if (error.page() !== page) problems.push(error.error().message);
    });
  });

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

  test('signing out here signs out there', async ({ page, context, signIn }) => {
    await signIn('staff@pinehollow.test');
    const other = await context.newPage();
    await other.goto('/training');
    await expect(heading(other, 'Training')).toBeVisible();
    await logOut(page);
    await expect(toast(page, 'Signed out')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(other).toHaveURL('/auth');
    await expect(other.getByText('Pine Hollow')).toHaveCount(0);
    await expect(other.getByRole('button', { name: /^Account of/ })).toHaveCount(0);
  });

  test('what is typed there goes with the person, and the sign-in page that comes says why', async ({
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

  test('another person signing in here replaces the person there', async ({ page, context, signIn }) => {
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
      await expect(platformLinks(other).getByRole('link', { name: 'Training' })).toHaveCount(
        next === 'lakeside' ? 0 : 1,
      );
    }
  });
});

test.describe('after signing out', () => {
  /** Marcus Bell has looked at two pages of Training in this tab, and signed out from the second. */
  async function leaveTraces(page: Page): Promise<void> {
    await platformLinks(page).getByRole('link', { name: 'Training' }).click();
    await page.getByRole('link', { name: 'CPR/AED & First Aid' }).click();
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

  test('nothing of the person is left in the browser, and the way back leads to the sign-in page', async ({
    page,
    signIn,
  }) => {
    await signIn('admin@pinehollow.test');
    await leaveTraces(page);
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }));
    expect(kept).not.toMatch(/pinehollow|pine hollow|access_token|marcus|CPR/i);
    expect((await page.context().cookies()).filter(({ name }) => name !== 'sidebar_state')).toEqual([]);

    await stepBack(page);
    await expect(page).toHaveURL('/auth');
    await expect(page.getByText(/CPR\/AED|Pine Hollow|Marcus/)).toHaveCount(0);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('one step back shows nothing of the person', async ({ page, signIn }) => {
    await signIn('admin@pinehollow.test');
    await leaveTraces(page);
    await page.goBack();
    await expect(page.getByRole('button', { name: /^Account of/ })).toHaveCount(0);
    await expect(page.getByText(/CPR\/AED|Pine Hollow|Marcus/)).toHaveCount(0);
  });

  test('a person of another club gets their own pages in the same tab', async ({ page, signIn }) => {
    await signIn('admin@pinehollow.test');
    await leaveTraces(page);
    await toSignInPage(page);
    await submitSignIn(page, 'admin@lakeside.test', PASSWORD);
    await expectAccount(page, 'Patricia Nguyen');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText(/Pine Hollow|CPR\/AED|Marcus Bell/)).toHaveCount(0);
    await expect(platformLinks(page).getByRole('link', { name: 'Training' })).toHaveCount(0);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('a person of the same club reads the rows anew instead of the cached ones', async ({ page, signIn }) => {
    await signIn('admin@pinehollow.test');
    await leaveTraces(page);
    await toSignInPage(page);
    await submitSignIn(page, 'manager@pinehollow.test', PASSWORD);
    await expectAccount(page, 'Elena Ruiz');
    const asked = page.waitForRequest((request) => request.url().includes('/rest/v1/training_modules'));
    await platformLinks(page).getByRole('link', { name: 'Training' }).click();
    await asked;
    await expect(page.getByRole('link', { name: 'CPR/AED & First Aid' })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});

test.describe('nobody is led off the site', () => {
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

test.describe('what could not be read is never taken for nothing', () => {
  for (const dashboard of ['/dashboard', '/legacy-dashboard', '/user-dashboard', '/settings', '/assets']) {
    test(`on ${dashboard} a failing look-up has its number, which is explained, and never onboards`, async ({
      page,
      signIn,
      problems,
    }) => {
      await signIn('admin@lakeside.test');
      await page.route('**/rest/v1/clubs?**', (route) =>
        route.fulfill({ status: 500, json: { message: 'the disk is full', code: 'XX000' } }),
      );
      await page.goto(dashboard);
      await expect(alert(page)).toContainText('Failed to fetch club');
      await expect(alert(page)).toContainText('The server could not answer. Try again in a moment.');
      await expect(page).toHaveURL(dashboard);
      await page.unroute('**/rest/v1/clubs?**');
      await alert(page).getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('main')).toContainText('Lakeside');
      await expect(page).toHaveURL(dashboard);
      problems.length = 0;
    });
  }

  test('the number leads to the page that explains it', async ({ page, signIn, problems }) => {
    await signIn('staff@lakeside.test');
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

  for (const table of ['profiles', 'clubs']) {
    test(`a failing look-up in ${table} says so, never onboards, and Retry works`, async ({
      page,
      signIn,
      problems,
    }) => {
      await signIn('staff@pinehollow.test');
      const visited: string[] = [];
      page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
      const lookUp = `**/rest/v1/${table}?**`;
      await page.route(lookUp, (route) =>
        route.fulfill({ status: 500, json: { message: 'the disk is full', code: 'XX000' } }),
      );
      await page.goto('/training');
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
      await expect(heading(page, 'Training')).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Pine Hollow');
      expect(new Set(visited)).toEqual(new Set(['/training']));
      problems.length = 0;
    });
  }

  test('a club look-up that fails without words says Failed to fetch club', async ({ page, signIn, problems }) => {
    await signIn('staff@pinehollow.test');
    await page.route('**/rest/v1/clubs?**', (route) => route.abort());
    await page.goto('/dashboard');
    await expect(alert(page)).toContainText('Failed to fetch club');
    await expect(alert(page).getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    problems.length = 0;
  });

  test('failing permissions never read No Features Available, and Retry works', async ({ page, signIn, problems }) => {
    await signIn('staff@pinehollow.test');
    let asked = 0;
    const lookUp = '**/rest/v1/rpc/get_user_permissions';
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

  test('nothing granted reads No Features Available', async ({ page, signIn }) => {
    await signIn('staff@pinehollow.test');
    await page.route('**/rest/v1/rpc/get_user_permissions', (route) => route.fulfill({ json: [] }));
    await page.goto('/dashboard');
    await expect(page.getByText('No Features Available')).toBeVisible();
  });
});

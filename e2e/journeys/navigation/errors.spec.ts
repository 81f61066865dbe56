import { brand, errorAddress, errorNumbers } from '@platform/contract';
import type { Page, Request } from '@playwright/test';
import { holdIdleTime } from '../../support/checks/idleTime';
import { heading, nextPaint, settled, toast } from '../../support/pages/screen';
import { expect, test } from '../../support/test';
import { rewritePage } from './rewritePage';

const UNEXPECTED = 'Unexpected Application Error!';

/** Whether code of the shell has been asked for since, and all of it has arrived. */
function followCode(page: Page): { hasArrived(): boolean } {
  const asked: Request[] = [];
  const arrived: Request[] = [];
  const isCode = (request: Request) => /\/shell\/.*\.js$/.test(request.url());
  page.on('request', (request) => void (isCode(request) && asked.push(request)));
  page.on('requestfinished', (request) => void (isCode(request) && arrived.push(request)));
  return { hasArrived: () => asked.length > 0 && asked.every((request) => arrived.includes(request)) };
}

test.describe('an error has a number', () => {
  test('which the panel and the console name, with a page that explains it', async ({ page, problems }) => {
    await page.route('**/modules/exercises/**', (route) => route.abort());
    await page.goto('/demo/exercises');
    const panel = page.getByRole('alert').filter({ hasText: 'Exercises is unavailable' });
    await expect(panel).toContainText('E202 unreachable');
    expect(problems.join('\n')).toMatch(/exercises 1\.0\.0 is not on the page \(E202, see http:\S+\/errors\/E202\)/);
    await panel.getByText('Details').click();
    await panel.getByRole('link', { name: 'E202' }).click();
    await expect(heading(page, 'The server could not be reached')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What to do' })).toBeVisible();
    await page.getByRole('link', { name: 'All errors' }).click();
    await page.getByRole('link', { name: /^E204/ }).click();
    await expect(heading(page, "One of the module's files is not the published one")).toBeVisible();
    problems.length = 0;
  });

  test('answers 404 when no error has it', async ({ page }) => {
    await page.goto('/errors/E999');
    await expect(heading(page, 'Oops! Page not found')).toBeVisible();
  });
});

test.describe('the platform itself stops', () => {
  test('when it starts without its settings', async ({ page, problems }) => {
    await rewritePage(page, '/demo/exercises', (html) => html.replace('id="platform-config"', 'id="lost"'));
    await page.goto('/demo/exercises');
    const failure = page.getByRole('alert');
    await expect(failure.getByRole('heading', { name: UNEXPECTED })).toBeVisible();
    await expect(failure.getByRole('link', { name: 'Error E101' })).toHaveAttribute('href', '/errors/E101');
    await page.unroute('**/demo/exercises');
    await failure.getByRole('button', { name: 'Reload the page' }).click();
    await expect(heading(page, 'Exercises')).toBeVisible();
    problems.length = 0;
  });

  for (const [address, found] of [
    ['/auth', 'Welcome back'],
    ['/demo/exercises', 'Exercises'],
    ['/', 'The front door'],
  ] as const) {
    test(`when code of ${address} does not arrive`, async ({ page, problems }) => {
      const code = /\/shell\/.*\/(main|vendor)[^/]*\.js$/;
      await page.route(code, (route) => route.abort());
      await page.goto(address);
      const failure = page.getByRole('alert').filter({ hasText: UNEXPECTED });
      await expect(failure).toHaveCount(1);
      await expect(failure).toContainText('did not arrive');
      const number = failure.getByRole('link', { name: `Error ${errorNumbers['page-code']}` });
      await expect(number).toHaveAttribute('href', errorAddress('page-code'));
      await page.unroute(code);
      await failure.getByRole('link', { name: 'Reload the page' }).click();
      await expect(failure).toHaveCount(0);
      await expect(heading(page, found)).toBeVisible();
      problems.length = 0;
    });
  }

  test('in its header: says so, and the module beside it works', async ({ page, problems }) => {
    await page.addInitScript(() => {
      const { matchMedia } = window;
      // The header asks whether it is on a phone. Modules ask as well, and have done nothing wrong.
      window.matchMedia = (query) => {
        const asking = new Error('boom in the header');
        const [, , caller = ''] = asking.stack?.split('\n') ?? [];
        if (query.startsWith('(max-width') && caller.includes('/shell/')) throw asking;
        return matchMedia.call(window, query);
      };
    });
    await page.goto('/demo/exercises');
    const failure = page.getByRole('alert').filter({ hasText: UNEXPECTED });
    await expect(failure.getByRole('link', { name: 'Error E103' })).toBeVisible();
    await expect(heading(page, 'Exercises')).toBeVisible();
    expect(problems.join('\n')).toContain('E103');
    problems.length = 0;
  });
});

test("says that a page's code cannot be fetched, stops trying, and shows the page after Retry", async ({
  page,
  signIn,
  problems,
}) => {
  // What is fetched ahead is not counted.
  await holdIdleTime(page);
  await signIn('manager@pinehollow.test');
  let refused = 0;
  await page.route('**/shell/**/*.js', (route) => {
    refused += 1;
    return route.abort();
  });
  await page.evaluate(() => {
    window.history.pushState({}, '', '/preview');
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  const failure = page.getByRole('alert').filter({ hasText: 'This page did not arrive' });
  await expect(failure).toBeVisible();
  const asked = refused;
  await nextPaint(page);
  expect(refused).toBe(asked);
  expect(asked).toBeLessThan(5);
  await page.unroute('**/shell/**/*.js');
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page, 'This is not the link of a preview')).toBeVisible();
  expect(problems.join('\n')).toContain('E2');
  problems.length = 0;
});

test.describe('without a network', () => {
  test('a banner says so until it is back', async ({ page, context }) => {
    await page.goto('/demo/exercises');
    await expect(heading(page, 'Exercises')).toBeVisible();
    const banner = page.getByRole('status').filter({ hasText: 'You are offline.' });
    await expect(banner).toHaveCount(0);
    await settled(page);
    await context.setOffline(true);
    await expect(banner).toBeVisible();
    await context.setOffline(false);
    await expect(banner).toHaveCount(0);
  });

  test("a visitor reads only that, without a module's name, and the page appears by itself once it is back", async ({
    page,
    context,
    problems,
  }) => {
    await page.goto('/contact');
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    await context.setOffline(true);
    // At the very top where there is no header, below it where there is one: it covers neither logo nor links.
    const banner = page.getByRole('status').filter({ hasText: 'You are offline.' });
    await expect(banner).toBeVisible();
    const header = await page.getByRole('banner').boundingBox();
    expect((await banner.boundingBox())?.y).toBe(header?.height);
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    const failure = page.getByRole('alert').filter({ hasText: 'You are offline' });
    await expect(failure).toBeVisible();
    await expect(failure.getByText(/Marketing|E2\d\d/)).toBeHidden();
    await context.setOffline(false);
    await expect(heading(page, 'Who lives here')).toBeVisible();
    await expect(failure).toHaveCount(0);
    problems.length = 0;
  });

  for (const width of [1440, 390]) {
    test(`search, the bell and signing out open for the first time at ${width} px`, async ({
      page,
      context,
      signIn,
      problems,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const rest = await holdIdleTime(page);
      await signIn('staff@pinehollow.test');
      const header = page.getByRole('banner');
      const bell = header.getByRole('button', { name: /^Notifications/ });
      await expect(bell).toBeVisible();
      const code = followCode(page);
      await rest();
      await expect.poll(code.hasArrived).toBe(true);
      await context.setOffline(true);

      await header.getByRole('button', { name: 'Search' }).click();
      const search = page.getByRole('dialog', { name: 'Search' });
      await search.getByRole('combobox').fill('exer');
      await expect(search.getByRole('option', { name: 'Exercises', exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await bell.click();
      await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
      await page.keyboard.press('Escape');
      await header.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('menuitem', { name: 'Log out' }).click();
      await expect(toast(page, 'Signed out')).toBeVisible();
      // The home page is not on the device; Chromium logs each file that it cannot load.
      await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible();
      problems.length = 0;
    });
  }

  test('puts the bar of the sign-in page at the top, and the logo below it', async ({ page, context }) => {
    await page.goto('/auth');
    const logo = page.getByRole('main').getByRole('link', { name: `${brand.name} home` });
    await expect(logo).toBeVisible();
    await settled(page);
    await context.setOffline(true);
    const banner = page.getByRole('status').filter({ hasText: 'You are offline.' });
    await expect(banner).toBeVisible();
    const { y = 0, height = 0 } = (await banner.boundingBox()) ?? {};
    expect(y).toBe(0);
    expect((await logo.boundingBox())?.y).toBeGreaterThanOrEqual(height);
  });
});

test.describe('a browser that keeps no site data', () => {
  test('opens the public pages, the demo and the sign-in page', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/demo/exercises');
    await expect(heading(page, 'Exercises')).toBeVisible();
    await page.getByRole('link', { name: 'First Aid Boxes' }).click();
    await expect(heading(page, 'First Aid Boxes')).toBeVisible();
    await page.goto('/contact');
    await page.getByLabel('Message').fill('Six lanes and a slide.');
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
  });
});
